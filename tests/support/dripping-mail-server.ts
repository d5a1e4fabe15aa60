import { type AddressInfo, createServer, type Socket } from "node:net";

/** A mail server that never stops answering and never finishes: a line now and then, forever. */
export async function startDrippingMailServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.write("220 mail.example\r\n");
    socket.once("data", () => {
      const dripping = setInterval(() => socket.write("250-wait\r\n"), 50);
      socket.on("close", () => {
        clearInterval(dripping);
        sockets.delete(socket);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    connections: () => sockets.size,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
