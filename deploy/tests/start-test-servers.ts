// Debian's PostgreSQL, Redis and nginx on loopback, each with its data in a folder of the test run.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import S3rver from 's3rver';
import { pollUntil } from '../../backend/database/poll-until.ts';
import { ensurePostgresSystemUser } from '../../backend/database/postgres-system-user.ts';
import type { S3StorageOptions } from '../../backend/launch/start-backend-options.ts';
import { findProgramPath } from '../../scripts/find-program.mjs';

const run = promisify(execFile);
const startTimeoutMs = 15_000;
const locations = fileURLToPath(new URL('../nginx/backend-locations.conf', import.meta.url));

interface Server {
  stop: () => Promise<void>;
}

const toProgram = (name: Parameters<typeof findProgramPath>[0]): string => {
  const path = findProgramPath(name);
  if (path === undefined)
    throw new Error(`There is no ${name} on this machine; npm test installs it on Debian as root.`);
  return path;
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const finish = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });

const startServer = async (
  [program, ...values]: [string, ...string[]],
  port: number,
  options: { stopSignal: NodeJS.Signals; uid?: number; gid?: number; cwd?: string },
): Promise<Server & { child: ChildProcess }> => {
  const { stopSignal, ...rest } = options;
  const child = spawn(program, values, { ...rest, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(stopSignal);
    await ended;
  };
  const isUp = await pollUntil(
    () => isListening(port),
    (isOpen) => isOpen || child.exitCode !== null,
    { timeoutMs: startTimeoutMs },
  );
  if (isUp) return { child, stop };
  await stop();
  throw new Error(`${program} does not listen on ${port}:\n${output}`);
};

/** Starts PostgreSQL with an empty database; creates `folder`. */
export const startPostgres = async (folder: string, port: number): Promise<Server & { url: string }> => {
  const user = await ensurePostgresSystemUser(folder);
  await mkdir(folder, { recursive: true });
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const locale = ['--locale=C', '--locale-provider=icu', '--icu-locale=de', '--encoding=UTF8'];
  await run(
    toProgram('initdb'),
    [`--pgdata=${data}`, '--username=storefront', '--auth=trust', '--no-sync', ...locale],
    { ...(user ?? {}), cwd: folder },
  );
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    max_connections: 200,
  };
  const { stop } = await startServer(
    [
      toProgram('postgres'),
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    port,
    // The "fast" shutdown of PostgreSQL.
    { stopSignal: 'SIGINT', ...(user ?? {}), cwd: folder },
  );
  return { stop, url: `postgres://storefront@127.0.0.1:${port}/postgres` };
};

/** Starts Redis without persistence. */
export const startRedis = async (port: number): Promise<Server & { url: string }> => {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const { stop } = await startServer([toProgram('redis-server'), ...settings], port, { stopSignal: 'SIGTERM' });
  return { stop, url: `redis://127.0.0.1:${port}` };
};

/** Starts nginx in front of instances on these ports, with the original locations of deploy/nginx. */
export const startNginx = async (
  folder: string,
  port: number,
  instancePorts: number[],
): Promise<Server & { url: string }> => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off;
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     pid ${join(folder, 'nginx.pid')};
     error_log ${join(folder, 'error.log')} warn;
     events { worker_connections 1024; }
     http {
       access_log off;
       ${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n')}
       upstream backend {
         ${instancePorts.map((one) => `server 127.0.0.1:${one} max_fails=3 fail_timeout=5s;`).join('\n')}
         keepalive 64;
         keepalive_timeout 30s;
       }
       server {
         listen 127.0.0.1:${port};
         include ${locations};
       }
     }`,
  );
  const { stop } = await startServer([toProgram('nginx'), '-c', file, '-p', folder], port, { stopSignal: 'SIGQUIT' });
  return { stop, url: `http://127.0.0.1:${port}` };
};

const bucket = 'storefront';

/** Starts s3rver, a server for the S3 protocol, on loopback with one bucket. Stores its data in `folder`. */
export const startS3TestServer = async (
  folder: string,
  port: number,
): Promise<Server & { storage: S3StorageOptions }> => {
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  await server.run();
  return {
    stop: () => server.close(),
    storage: { bucket, key: 'S3RVER', secret: 'S3RVER', region: 'eu-central-1', endpoint: `http://127.0.0.1:${port}` },
  };
};
