// A way to a site that can be closed: no driver of all engines can take the connection away. Used by the journey without one.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Passage {
  url: string;
  /** Ends what is under way and takes nothing more. */
  close: () => Promise<void>;
}

export const openPassage = async (siteUrl: string): Promise<Passage> => {
  const { port } = new URL(siteUrl);
  const sockets = new Set<Socket>();
  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), 'localhost');
    for (const socket of [incoming, outgoing]) hold(socket);
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
