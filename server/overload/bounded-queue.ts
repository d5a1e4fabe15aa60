export type BoundedQueueOptions = {
  /** So many are worked on at a time; the others wait for their turn. */
  atOnce: number;
  mostWaiting: number;
  /** How long one waits while there is no lasting queue: a burst is worked off. */
  burstMs: number;
  /** How long one waits when there has been a queue for longer than a burst: whoever cannot be served soon is told so at once. */
  standingMs: number;
  now: () => number;
};

export type Leave = () => void;
type Waiter = { since: number; end: (leave: Leave | undefined) => void };

/**
 * A queue with controlled delay (CoDel): its length is bounded, and so is the time one waits in it. Under a lasting
 * overload the wait stays short, because those who would wait long are refused; when the load ends, so does the queue.
 */
export function createBoundedQueue({ atOnce, mostWaiting, burstMs, standingMs, now }: BoundedQueueOptions) {
  const waiting = new Set<Waiter>();
  const counts = { inFlight: 0, waiting: 0, refused: 0 };
  let emptyAt = now();

  function maxWaitMs(): number {
    return now() - emptyAt > burstMs ? standingMs : burstMs;
  }

  function leaveOnce(): Leave {
    let isGone = false;
    return () => {
      if (isGone) return;
      isGone = true;
      counts.inFlight--;
      admitNext();
    };
  }

  function admitNext(): void {
    for (const waiter of waiting) {
      if (counts.inFlight >= atOnce) break;
      if (now() - waiter.since > maxWaitMs()) waiter.end(undefined);
      else {
        counts.inFlight++;
        waiter.end(leaveOnce());
      }
    }
    if (waiting.size === 0) emptyAt = now();
  }

  return {
    /** Read from outside: how many are worked on, wait, and were refused so far. */
    counts: counts as Readonly<typeof counts>,
    /** Resolves with the way out, which is to be called when the work is done; with nothing where there is too much to do. */
    enter(): Promise<Leave | undefined> {
      if (waiting.size === 0) emptyAt = now();
      if (waiting.size === 0 && counts.inFlight < atOnce) {
        counts.inFlight++;
        return Promise.resolve(leaveOnce());
      }
      if (waiting.size >= mostWaiting) {
        counts.refused++;
        return Promise.resolve(undefined);
      }
      return new Promise((resolve) => {
        // Nobody waits forever, even when nobody leaves.
        const deadline = setTimeout(() => waiter.end(undefined), burstMs).unref();
        const waiter: Waiter = {
          since: now(),
          end(leave) {
            clearTimeout(deadline);
            waiting.delete(waiter);
            counts.waiting = waiting.size;
            if (!leave) counts.refused++;
            resolve(leave);
          },
        };
        waiting.add(waiter);
        counts.waiting = waiting.size;
      });
    },
  };
}

export type BoundedQueue = ReturnType<typeof createBoundedQueue>;
