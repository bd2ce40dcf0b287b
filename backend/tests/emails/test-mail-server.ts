// A mail server for tests: it can be stopped and restarted, simulates failures and stores accepted emails.
import type { Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedTestEmail {
  to: string;
  email: Email;
}

/**
 * `die`: accepts the whole email and drops the connection without a response, so that the sender cannot know the
 * result.
 */
export type TestMailServerBehaviour = 'die' | 'refuse_address' | 'refuse_for_now' | 'refuse_mail' | 'take';

export interface TestMailServer {
  port: number;
  url: string;
  /** In the order of arrival, including those of `die`. */
  taken: ReceivedTestEmail[];
  /** Response to an email by recipient address. */
  behave: (to: string) => TestMailServerBehaviour;
  /** Delay before the response to each email. */
  delayMs: number;
  /** Number of open connections. */
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

/** Listens immediately; after a restart it listens on the same port. */
export const startTestMailServer = async (): Promise<TestMailServer> => {
  let smtp: SMTPServer | undefined;
  const server: TestMailServer = {
    port: 0,
    url: '',
    taken: [],
    behave: () => 'take',
    delayMs: 0,
    busy: 0,
    start: async () => {
      const instance = create(server);
      smtp = instance;
      await new Promise<void>((resolve, reject) => {
        instance.on('error', () => undefined);
        instance.server.once('error', reject);
        instance.listen(server.port, '127.0.0.1', () => resolve());
      });
      const address = instance.server.address();
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

const create = (server: TestMailServer): SMTPServer => {
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
          // Simulates a crash between storing an email and acknowledging it.
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
