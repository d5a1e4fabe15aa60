/** A function that runs in the page: it sees nothing but its arguments. */
export type InPage<Args extends unknown[], Result> = (...args: Args) => Result;

export type Key = "Enter" | "Escape";

/** The few things a journey needs of a browser; the rest is made of them in visit.ts, the same for all engines. */
export type Driver = {
  /** Loads an address and waits for its load event. */
  open(url: string): Promise<void>;
  evaluate<Args extends unknown[], Result>(inPage: InPage<Args, Result>, ...args: Args): Promise<Result>;
  clickAt(x: number, y: number): Promise<void>;
  /** Into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** The size of the page, not of the window around it. */
  resize(width: number, height: number): Promise<void>;
  /** Errors of the page and its console so far; undefined where the engine does not tell. */
  complaints: string[] | undefined;
  close(): Promise<void>;
};

export type Engine = {
  version: string;
  /** A visitor who was never here: no cookies, no storage, no cache. */
  newVisitor(): Promise<Driver>;
  stop(): Promise<void>;
};

/** Nothing is waited for longer. */
export const LIMIT_MS = 60_000;
