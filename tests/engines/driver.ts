/** A function that runs in the page: it can use only its arguments. */
export type InPage<Args extends unknown[], Result> = (...args: Args) => Result;

export type Key = "Enter" | "Escape";

/** The few things that a journey needs from a browser; visit.ts builds the rest on them, the same for all engines. */
export type Driver = {
  /** Loads an address and waits for its load event. */
  open(url: string): Promise<void>;
  evaluate<Args extends unknown[], Result>(inPage: InPage<Args, Result>, ...args: Args): Promise<Result>;
  clickAt(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** The size of the page, not of the window around it. */
  resize(width: number, height: number): Promise<void>;
  /** Errors of the page and its console so far; undefined where the engine does not report them. */
  complaints: string[] | undefined;
  close(): Promise<void>;
};

export type Engine = {
  version: string;
  /** A new visitor: no cookies, no storage, no cache. */
  newVisitor(): Promise<Driver>;
  stop(): Promise<void>;
};

/** The timeout of every wait. */
export const LIMIT_MS = 60_000;
