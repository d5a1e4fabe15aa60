import { z } from "zod";
import { defaultLocale, locales } from "#contract/locale.ts";
import type { Call } from "#contract/call.ts";
import { calls } from "#contract/calls.ts";

type Schema = Record<string, unknown> & { properties?: Record<string, Schema>; required?: string[]; type?: string };

const OF_PAGE = "/{path*}/";

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
  for (const [name, call] of Object.entries<Call>(calls)) {
    const add = (path: string, described: object) => ((paths[path] ??= {})[call.method.toLowerCase()] = described);
    add(call.path.replace("*}", "}"), operation(name, call));
    // Of the home page, whose path is empty.
    if (call.path.startsWith(OF_PAGE)) {
      const path = call.path.slice(OF_PAGE.length - 1) as Call["path"];
      add(path, operation(`${name}OfHome`, { ...call, path }));
    }
  }
  return paths;
}

function operation(name: string, call: Call): object {
  const input = schemaOf(name, call.input, "input");
  const inPath = [...call.path.matchAll(/\{(\w+)\*?\}/g)].map(([, key = ""]) => key);
  const rest = Object.entries(input.properties ?? {}).filter(([key]) => !inPath.includes(key) && key !== "path");
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
    responses: { 200: success(schemaOf(name, call.output, "output")), ...failures(name, call) },
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

function success(data: Schema): object {
  const envelope = { type: "object", required: ["status", "data"], properties: { status: { const: 200 }, data } };
  return {
    description: "Success",
    headers: {
      "X-Content-Version": { description: "The version of the content it was made from", schema: { type: "string" } },
    },
    content: { "application/json": { schema: envelope } },
  };
}

/** Every status that the call answers with besides 200. */
function failures(name: string, { method, use }: Call): Record<string, object> {
  const isPost = method === "POST";
  const isLimited = use === "sending" || name === "search";
  return {
    400: failed(isPost ? "The address or the body cannot be read" : "The address cannot be read"),
    403: failed(isPost ? "No account, an unknown one, or another site's page" : "No account, or an unknown one"),
    404: failed("Not found"),
    405: failed("Another method; Allow names those of the address"),
    ...(name === "sendFeedback" && { 409: failed("The idempotency key was used for another submission") }),
    ...(isPost && { 413: failed("The body is too large") }),
    422: failed("A field or an option is not valid; errors names it"),
    ...(isLimited && { 429: failed("Too many requests in a row", retryAfter) }),
    500: failed("An error of the server"),
    503: failed(
      name === "uploadFile" ? "No more files are taken now, or the server is busy" : "The server is busy or not ready",
      retryAfter,
    ),
  };
}

const retryAfter = {
  "Retry-After": { description: "Seconds to wait, where they are known", schema: { type: "integer" } },
};

function failed(description: string, headers?: object): object {
  const schema = { $ref: "#/components/schemas/Failure" };
  return { description, ...(headers && { headers }), content: { "application/json": { schema } } };
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
