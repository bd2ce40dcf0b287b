// Finds a free local port, or checks that a configured port is free.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const listenOnce = (port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Below the ephemeral ports, so that no outgoing connection takes the port between the check and its use. */
const range = { first: 15_000, last: 31_999 };

/** A port of `host` that is currently free. Chosen at random, so that concurrent starts get different ports. */
export const findFreePort = async (host: string): Promise<number> => {
  for (;;) {
    const port = randomInt(range.first, range.last + 1);
    try {
      return await listenOnce(port, host);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
};

/**
 * The wanted port, or any free one for 0.
 * @throws if the wanted port is taken; the message contains `what` needs it and the `setting` that changes it.
 */
export const resolveListenPortOrThrowIfTaken = async (
  wanted: number,
  host: string,
  what: string,
  setting: string,
): Promise<number> => {
  if (wanted === 0) return findFreePort(host);
  try {
    return await listenOnce(wanted, host);
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw new Error(`Port ${wanted} for ${what} is taken. Stop the program that uses it or set ${setting}.`, {
      cause: error,
    });
  }
};
