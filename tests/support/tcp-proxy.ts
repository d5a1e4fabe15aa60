import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>;

/** A proxy between a server and its database that simulates network faults. */
export async function startTcpProxy(target: URL) {
  const pairs = new Set<{ near: Socket; far: Socket; isDropped: boolean }>();
  let isDropping = false;
  let isCut = false;
  const server = createServer((near) => {
    near.on("error", () => {});
    if (isCut) return near.destroy();
    const far: Socket = connect(Number(target.port), target.hostname);
    const pair = { near, far, isDropped: isDropping };
    pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      // Dropped data is read and discarded: neither side gets an error.
      from.on("data", (bytes) => !pair.isDropped && to.write(bytes));
      from.on("error", () => {});
      from.on("close", () => {
        if (pair.isDropped) return;
        to.destroy();
        pairs.delete(pair);
      });
    }
  });
  const closeAll = () => {
    for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${port}` }).href,
    /** From now on data is dropped silently, on open connections and on new ones. */
    drop() {
      isDropping = true;
      for (const pair of pairs) pair.isDropped = true;
    },
    /** Closes every connection, and each new one. */
    cut() {
      isCut = true;
      closeAll();
    },
    /** New connections work again; dropped ones stay dead, as after a failover. */
    pass() {
      isDropping = isCut = false;
    },
    stop() {
      closeAll();
      server.close();
    },
  };
}
