// A TCP proxy to a site that can be closed to simulate a lost connection, because not every engine's driver can go
// offline.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface ClosableProxy {
  url: string;
  /** Destroys open connections and accepts no new ones. */
  close: () => Promise<void>;
}

export const startClosableProxy = async (siteUrl: string): Promise<ClosableProxy> => {
  const { port } = new URL(siteUrl);
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), 'localhost');
    for (const socket of [incoming, outgoing]) track(socket);
    incoming.pipe(outgoing).pipe(incoming);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const closed = once(server, 'close');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      if (!server.listening) return;
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};
