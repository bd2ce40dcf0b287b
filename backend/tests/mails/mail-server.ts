// A mail server that a test can end, start again and let misbehave; it remembers what it has taken.
import type { Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TakenMail {
  to: string;
  email: Email;
}

/** `die`: takes the whole mail and ends the connection without a word, so that the sender cannot know. */
export type Behaviour = 'die' | 'refuse_address' | 'refuse_for_now' | 'refuse_mail' | 'take';

export interface MailServer {
  port: number;
  url: string;
  /** In the order in which they came; with those of `die`. */
  taken: TakenMail[];
  /** How a mail to an address is met. */
  behave: (to: string) => Behaviour;
  /** How long it thinks over each mail. */
  delayMs: number;
  /** Connections that are open. */
  busy: number;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

const refusals = {
  refuse_for_now: { responseCode: 450, message: 'Mailbox busy' },
  refuse_address: { responseCode: 550, message: 'No such user' },
  refuse_mail: { responseCode: 554, message: 'Looks like spam' },
};

const toRefusal = (kind: keyof typeof refusals): Error =>
  Object.assign(new Error(refusals[kind].message), refusals[kind]);

/** Listens at once; stopped and started again it has the same port. */
export const startMailServer = async (): Promise<MailServer> => {
  let smtp: SMTPServer | undefined;
  const server: MailServer = {
    port: 0,
    url: '',
    taken: [],
    behave: () => 'take',
    delayMs: 0,
    busy: 0,
    start: async () => {
      const own = create(server);
      smtp = own;
      await new Promise<void>((resolve, reject) => {
        own.on('error', () => undefined);
        own.server.once('error', reject);
        own.listen(server.port, '127.0.0.1', () => resolve());
      });
      const address = own.server.address();
      server.port = typeof address === 'object' && address ? address.port : 0;
      server.url = `smtp://127.0.0.1:${server.port}`;
    },
    stop: () =>
      new Promise((resolve) => {
        if (smtp) smtp.close(() => resolve());
        else resolve();
      }),
  };
  await server.start();
  return server;
};

const create = (server: MailServer): SMTPServer => {
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, callback) => {
      const behaviour = server.behave(address);
      if (behaviour === 'refuse_for_now' || behaviour === 'refuse_address') callback(toRefusal(behaviour));
      else callback();
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        const behaviour = server.behave(to);
        if (behaviour === 'refuse_mail') {
          callback(toRefusal(behaviour));
          return;
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          server.taken.push({ to, email });
          // As when it is switched off between taking a mail and saying so.
          if (behaviour === 'die') [...sockets].find(({ remotePort }) => remotePort === session.remotePort)?.destroy();
          else setTimeout(callback, server.delayMs);
        });
      });
    },
  });
  smtp.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    server.busy = sockets.size;
    socket.on('close', () => {
      sockets.delete(socket);
      server.busy = sockets.size;
    });
  });
  return smtp;
};
