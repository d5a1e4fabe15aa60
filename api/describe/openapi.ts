import { z } from "zod";
import { defaultLocale, locales } from "#contract/locale.ts";
import type { Call } from "#contract/call.ts";
import { calls } from "#contract/calls.ts";

type Schema = Record<string, unknown> & { properties?: Record<string, Schema>; required?: string[]; type?: string };

let description: object | undefined;

/** Schemas that refer to themselves, such as a category's parent; filled while the calls are described. */
const shared: Record<string, Schema> = {};

/** The API's description, derived from the contract once. */
export function describeApi(): object {
  description ??= {
    openapi: "3.1.0",
    info: {
      title: "Renaria content API",
      version: "1.0.0",
      description:
        "Content, search and submissions of the Renaria website. Every answer is an envelope with status and data.",
    },
    servers: [{ url: "/api" }],
    security: [{ account: [] }],
    tags: [...new Set(Object.values(calls).map(tagOf))].map((name) => ({ name })),
    paths: pathsOf(),
    // After the paths, because describing them fills it.
    components: {
      securitySchemes: { account: { type: "apiKey", in: "header", name: "X-Account" } },
      schemas: {
        ...shared,
        Failure: {
          type: "object",
          required: ["status", "message"],
          properties: {
            status: { type: "integer" },
            message: { type: "string" },
            errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
          },
        },
      },
    },
  };
  return description;
}

function pathsOf(): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = call.path.replace("*}", "}");
    (paths[path] ??= {})[call.method.toLowerCase()] = operation(name, call);
  }
  return paths;
}

function operation(name: string, call: Call): object {
  const input = schemaOf(name, call.input, "input");
  const inPath = [...call.path.matchAll(/\{(\w+)\*?\}/g)].map(([, key = ""]) => key);
  const rest = Object.entries(input.properties ?? {}).filter(([key]) => !inPath.includes(key));
  return {
    operationId: name,
    summary: call.summary,
    tags: [tagOf(call)],
    parameters: [
      ...inPath.map((key) => ({ name: key, in: "path", required: true, schema: { type: "string" } })),
      ...(call.method === "GET" ? rest.map(([key, schema]) => queryParameter(key, schema)) : []),
      { name: "X-Locale", in: "header", schema: { enum: locales, default: defaultLocale } },
      ...(name === "sendFeedback" ? [{ name: "Idempotency-Key", in: "header", schema: { type: "string" } }] : []),
    ],
    ...(call.method === "POST" && { requestBody: requestBody(call, input) }),
    responses: responses(schemaOf(name, call.output, "output")),
  };
}

/** `filters[key]=…`, `with[]=…`, `limit=…` */
function queryParameter(key: string, schema: Schema): object {
  if (schema.type === "object") return { name: key, in: "query", style: "deepObject", explode: true, schema };
  return schema.type === "array"
    ? { name: `${key}[]`, in: "query", explode: true, schema }
    : { name: key, in: "query", schema };
}

function requestBody({ body }: Call, schema: Schema): object {
  if (body !== "multipart") return { required: true, content: { "application/json": { schema } } };
  const properties = { ...schema.properties, file: { type: "string", format: "binary" } };
  return { required: true, content: { "multipart/form-data": { schema: { ...schema, properties } } } };
}

function responses(data: Schema): object {
  const envelope = { type: "object", required: ["status", "data"], properties: { status: { const: 200 }, data } };
  const failure = (description: string) => ({
    description,
    content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
  });
  return {
    200: {
      description: "Success",
      headers: {
        "X-Content-Version": { description: "The version of the content it was made from", schema: { type: "string" } },
      },
      content: { "application/json": { schema: envelope } },
    },
    403: failure("No account, or an unknown one"),
    404: failure("Not found"),
    422: failure("A field or an option is not valid; errors names it"),
  };
}

function schemaOf(name: string, schema: z.ZodType, io: "input" | "output"): Schema {
  const { $schema: _dialect, ...whole } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    reused: "inline",
    cycles: "ref",
  });
  // References start at the document's root, so their targets must be moved there.
  const text = JSON.stringify(whole).replaceAll("#/$defs/", `#/components/schemas/${name}_`);
  const { $defs = {}, ...rest } = JSON.parse(text) as Schema & { $defs?: Record<string, Schema> };
  for (const [key, definition] of Object.entries($defs)) shared[`${name}_${key}`] = definition;
  return rest;
}

function tagOf({ path }: Call): string {
  const [, first = ""] = path.split("/");
  return first.startsWith("{") ? "pages" : first;
}
