/** A map bounded by the size of what it holds; what was not asked for longest goes first. */
export class LeastRecent<Value> implements Iterable<[string, Value]> {
  bytes = 0;
  readonly #maxBytes: number;
  readonly #sizeOf: (value: Value) => number;
  readonly #values = new Map<string, Value>();

  constructor(maxBytes: number, sizeOf: (value: Value) => number) {
    this.#maxBytes = maxBytes;
    this.#sizeOf = sizeOf;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) {
      this.#values.delete(key);
      this.#values.set(key, value);
    }
    return value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    const size = this.#sizeOf(value);
    if (size > this.#maxBytes) return;
    this.#values.set(key, value);
    this.bytes += size;
    for (const oldest of this.#values.keys()) {
      if (this.bytes <= this.#maxBytes) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.bytes -= this.#sizeOf(value);
    this.#values.delete(key);
  }

  [Symbol.iterator](): Iterator<[string, Value]> {
    return this.#values[Symbol.iterator]();
  }
}
