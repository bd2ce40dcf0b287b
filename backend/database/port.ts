// Ports on this machine: finds a free one, refuses a taken one. Called by the database and the launcher.
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

/**
 * The port to use: the wanted one, or any free one for 0.
 * @throws when the wanted port is taken; the message names what wanted it and `setting`, where it is changed.
 */
export const readUsablePort = async (wanted: number, host: string, what: string, setting: string): Promise<number> => {
  try {
    return await listenOnce(wanted, host);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new Error(`Port ${wanted} for ${what} is taken. Stop the program that uses it or set ${setting}.`, {
        cause: error,
      });
    }
    throw error;
  }
};
