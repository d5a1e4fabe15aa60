import type { z } from "zod";

/** A call is data: the service's type, the HTTP mount, the client and the API's description derive from it. */
export type Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  method: "GET" | "POST";
  /**
   * `{name}` takes the input's field of that name, `{name*}` one that may hold slashes or be empty; the other fields
   * travel as query (GET), JSON (POST) or multipart form.
   */
  path: `/${string}`;
  summary: string;
  input: Input;
  output: Output;
  body?: "multipart";
};

export function defineCall<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
): Call<Input, Output> {
  return call;
}
