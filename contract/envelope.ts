export type Success<Data> = { status: 200; data: Data };
export type Failure = {
  status: number;
  message: string;
  errors?: Record<string, string[]>;
};
export type Envelope<Data = unknown> = Success<Data> | Failure;

/** The status inside decides, whatever the HTTP status is. */
export function isSuccess<Data>(envelope: Envelope<Data>): envelope is Success<Data> {
  return envelope.status === 200;
}
