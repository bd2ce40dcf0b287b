// Debian's nginx in front of a release, with the configuration that the release brings along. Called by site-stages.ts.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findServer } from '../find-server.mjs';
import type { Session } from '../session.ts';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const startMs = 10_000;

/** Serves the release until the session ends. @throws with nginx's own words when it does not start. */
export async function startNginx(
  { releaseFolder, port }: { releaseFolder: string; port: number },
  session: Pick<Session, 'onEnd'>,
): Promise<{ url: string }> {
  const program = findServer('nginx');
  if (program === undefined) throw new Error('There is no nginx on this machine: apt-get install nginx-light.');
  const folder = await mkdtemp(join(tmpdir(), 'storefront-nginx-'));
  const errors = join(folder, 'error.log');
  await writeFile(join(folder, 'nginx.conf'), toConfiguration(folder, releaseFolder, port));
  const nginx = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', errors], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  session.onEnd(async () => {
    nginx.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const url = `http://localhost:${port}`;
  const deadline = Date.now() + startMs;
  while (!(await answers(url))) {
    if (nginx.exitCode !== null || Date.now() > deadline) {
      throw new Error(`nginx does not start: ${await readFile(errors, 'utf8').catch(() => 'it wrote no reason')}`);
    }
    await wait(50);
  }
  return { url };
}

/** As docs/operations.md says it, in a folder of its own. */
function toConfiguration(folder: string, releaseFolder: string, port: number): string {
  const hosting = join(releaseFolder, '.hosting', 'nginx');
  const hasBrotli = existsSync(brotliModule);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    ...(hasBrotli ? [`load_module ${brotliModule};`] : []),
    'daemon off;',
    'worker_processes 1;',
    // As root its workers would be somebody who may not read a checkout in a home folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/nginx.pid;`,
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    `include ${hosting}/maps.conf;`,
    'server {',
    `listen localhost:${port};`,
    `root ${releaseFolder};`,
    ...(hasBrotli ? ['brotli_static on;'] : []),
    `include ${hosting}/server.conf;`,
    '}',
    '}',
    '',
  ].join('\n');
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
