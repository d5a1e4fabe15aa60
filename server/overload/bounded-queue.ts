export type BoundedQueueOptions = {
  /** Concurrency limit; the others wait for their turn. */
  atOnce: number;
  mostWaiting: number;
  /** The longest wait while there is no standing queue: a burst is worked off. */
  burstMs: number;
  /**
   * The longest wait once there has been a queue for longer than a burst: whoever cannot be served soon is refused at
   * once.
   */
  standingMs: number;
  now: () => number;
};

export type Leave = () => void;
type Waiter = { since: number; end: (leave: Leave | undefined) => void };

/**
 * A queue with controlled delay (CoDel): both its length and the time in it are bounded. Under a lasting overload waits
 * stay short, because those who would wait long are refused; when the load ends, so does the queue.
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
    /** For metrics: how many are in progress, waiting, and were refused so far. */
    counts: counts as Readonly<typeof counts>,
    /** Resolves with a release function, to be called when the work is done; with undefined if the request is shed. */
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
        // Nobody waits forever, even if no work ever finishes.
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
