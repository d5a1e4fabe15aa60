import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

/** The faults of an API, by name. */
export type Fault = keyof typeof faults;

type Asked = { method: string; path: string; query: string; headers: IncomingMessage["headers"]; body: string };

/** A content API with a little of everything, which can be told to fail in each of these ways. */
export async function startFaultyApi() {
  const calls: Asked[] = [];
  let faultOf: (path: string) => Fault | undefined = () => undefined;
  let instead: (asked: Asked) => { status?: number; body: unknown } | undefined = () => undefined;
  let inFlight = 0;
  let most = 0;
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? "", "http://api");
    most = Math.max(most, ++inFlight);
    response.on("close", () => inFlight--);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked = {
      method: request.method ?? "",
      path: pathname,
      query: search,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    calls.push(asked);
    const fault = faultOf(pathname);
    if (fault) return faults[fault](response, request);
    const { status = 200, body } = instead(asked) ?? goodAnswer(pathname);
    response
      .writeHead(status, { "Content-Type": "application/json" })
      .end(body instanceof Buffer ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    calls,
    /** The maximum number of concurrent requests since it was last healthy. */
    mostAtOnce: () => most,
    /** Without an argument: it is healthy. */
    fail(chosen: typeof faultOf = () => undefined) {
      faultOf = chosen;
      most = inFlight;
    },
    /** A body is serialised as JSON, unless it is bytes already. */
    answer(chosen: typeof instead = () => undefined) {
      instead = chosen;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Starts like a real answer: what is not JSON from the start is easy to refuse. */
const OPENING = '{"data":{"article":{"title":"';
const CHUNK = Buffer.alloc(64 * 1024, "a");
/** Small on the wire, 32 MB unpacked. */
let bomb: Buffer | undefined;

const faults = {
  hangs: () => {},
  /** The headers at once, then a byte now and then. */
  drips(response: ServerResponse) {
    response.writeHead(200, { "Content-Type": "application/json" }).write("{");
    const timer = setInterval(() => response.write(" "), 200);
    response.on("close", () => clearInterval(timer));
  },
  /** Never ends, as fast as it is read. */
  floods: (response: ServerResponse) => flood(response, OPENING),
  babbles: (response: ServerResponse) => flood(response, "a"),
  explodes(response: ServerResponse) {
    bomb ??= gzipSync(OPENING + "a".repeat(32 * 1024 * 1024));
    response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip" }).end(bomb);
  },
  "sends elsewhere": (response: ServerResponse, request: IncomingMessage) =>
    response.writeHead(302, { Location: `http://localhost:${request.socket.localPort}/elsewhere` }).end(),
  "sends around": (response: ServerResponse) => response.writeHead(302, { Location: "/around" }).end(),
  "hangs up": (response: ServerResponse) => response.destroy(),
  breaks: (response: ServerResponse) => response.writeHead(500).end('{"status":500,"message":"Boom"}'),
  "forgets the data": (response: ServerResponse) => response.writeHead(200).end('{"status":200}'),
  "says nothing readable": (response: ServerResponse) => response.writeHead(200).end("<html>"),
};

function flood(response: ServerResponse, opening: string): void {
  response.writeHead(200, { "Content-Type": "application/json" }).write(opening);
  const more = () => {
    while (!response.destroyed && response.write(CHUNK));
  };
  response.on("drain", more);
  more();
}

/** Everything exists and is short. */
export function goodAnswer(path: string): { status?: number; body: unknown } {
  const alias = decodeURIComponent(path.split("/").at(-1) ?? "");
  if (path.startsWith("/core/variables")) return { status: 404, body: { status: 404, message: "No such variable" } };
  const data: Record<string, unknown> = {
    categories: [],
    articles: [article("a"), article("b")],
    article: article(alias),
    types: [{ ...record, id: 7, slug: "default" }],
    addresses: [
      { ...record, slug: "default", phone: "+78000000000", email: "a@b.example", address: "", workHours: "" },
    ],
    files: [],
    entities: [],
    cities: [],
    galleryFiles: [],
    search: [],
    breadcrumbs: [],
    links: [],
    navigation: { previous: null, next: null },
    location: { city: null },
  };
  return { body: { status: 200, data } };
}

const record = { id: 1, locale: "ru", title: "Заголовок", active: true, weight: 0 };

function article(alias: string) {
  return {
    ...record,
    translations: ["ru"],
    alias,
    title: `Статья ${alias}`,
    description: "О чём она",
    isActive: true,
    publishedAt: null,
    reviewedAt: null,
    content: [{ type: "paragraph", data: { text: "Текст" } }],
    image: null,
    pageMeta: { title: null, h1: null, description: null, keywords: null },
    categoryId: null,
    category: null,
  };
}
