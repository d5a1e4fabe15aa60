import type { z } from "zod";

/** A call is data: the service's type, the HTTP mount, the client and the API's description derive from it. */
export type Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  method: "GET" | "POST";
  /**
   * `{name}` takes the input's field of that name, `{name*}` one that may contain slashes or be empty; the other fields
   * are sent as query (GET), JSON (POST) or multipart form.
   */
  path: `/${string}`;
  summary: string;
  input: Input;
  output: Output;
  body?: "multipart";
  /**
   * Absent: a read whose answer is the same for everybody. `personal`: one visitor's answer. `sending`: a visitor
   * submits something.
   */
  use?: "personal" | "sending";
  /** Fields of the input that other APIs may not know: only an API that names its content version gets them. */
  ours?: readonly string[];
};

export function defineCall<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
): Call<Input, Output> {
  return call;
}
