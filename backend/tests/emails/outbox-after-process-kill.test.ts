// Promise 6 when the whole backend is killed repeatedly while it sends: no email is lost, and only emails that the mail
// server had accepted but the backend had not recorded are sent twice.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { toDirectusEnvironment } from '../../launch/directus-environment.ts';
import { readOrCreateSecrets } from '../../launch/backend-secrets.ts';
import { fastDirectusStart } from '../fast-directus-start.ts';
import { createScratchFolder, removeScratchFolder } from '../temporary-test-folder.ts';
import { type TestMailServer, startTestMailServer } from './test-mail-server.ts';
import { useOutboxTestContext } from './outbox-fixture.ts';

const program = fileURLToPath(new URL('../../node_modules/@directus/api/dist/cli/run.js', import.meta.url));
const guard = new URL('../../launch/shut-down-with-launcher.ts', import.meta.url).href;

const server: TestMailServer = await startTestMailServer();
const outbox = useOutboxTestContext();
let dataFolder = '';
let environment: Record<string, string> = {};

beforeAll(async () => {
  dataFolder = await createScratchFolder();
  await mkdir(dataFolder, { recursive: true });
  await cp(join(inject('backend').dataFolder, 'secrets.json'), join(dataFolder, 'secrets.json'));
  const { secrets } = await readOrCreateSecrets(dataFolder);
  environment = toDirectusEnvironment({
    host: '127.0.0.1',
    port: 0,
    publicUrl: 'http://localhost:8055',
    corsOrigins: [],
    dataFolder,
    secrets,
    databaseUrl: outbox.current().url,
    adminEmail: 'admin@example.com',
    mail: { smtpUrl: server.url, from: 'shop@operator.example' },
  });
});

afterAll(async () => {
  await server.stop();
  await removeScratchFolder(dataFolder);
});

/** Starts Directus with the backend's settings and waits until it is ready; two of them share one outbox. */
const startDirectus = async (): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['--import', guard, program, 'start'], {
    cwd: dataFolder,
    env: { ...environment, ...fastDirectusStart },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await once(child, 'message');
  return child;
};

const kill = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

const mails = 200;
const kills = 4;
/** Each kill is followed by a restart. */
const timeoutMs = 240_000;

const waitForEmails = (count: number): Promise<void> =>
  vi.waitFor(
    () => {
      if (server.taken.length < count) throw new Error(`${server.taken.length} emails taken`);
    },
    { timeout: 60_000, interval: 5 },
  );

it(
  `loses none of ${mails} emails when two backends are killed ${kills} times while they send`,
  async () => {
    const { write, read, passTime } = outbox.current();
    const wanted = Array.from({ length: mails }, (_, index) => `k${String(index).padStart(3, '0')}@example.com`);
    await write(wanted);
    server.delayMs = 15;
    /** Accepted by the mail server but not recorded as sent before the kill. */
    const unrecorded = new Set<string>();
    for (let run = 0; run < kills / 2; run += 1) {
      const before = server.taken.length;
      const backends = await Promise.all([startDirectus(), startDirectus()]);
      await waitForEmails(before + 10 + Math.floor(Math.random() * 30));
      await Promise.all(backends.map(kill));
      // Connections that are still open finish first.
      await vi.waitFor(() => expect(server.busy).toBe(0), { timeout: 10_000 });
      const sent = new Set((await read()).filter(({ state }) => state === 'sent').map(({ recipient }) => recipient));
      for (const { to } of server.taken) if (!sent.has(to)) unrecorded.add(to);
      await passTime();
    }
    const last = await startDirectus();
    await vi.waitFor(async () => expect((await read()).filter(({ state }) => state !== 'sent')).toEqual([]), {
      timeout: 60_000,
      interval: 200,
    });
    await kill(last);
    const counts = new Map<string, string[]>();
    for (const { to, email } of server.taken) counts.set(to, [...(counts.get(to) ?? []), email.messageId ?? '']);
    expect([...counts.keys()].sort()).toEqual(wanted);
    const duplicates = [...counts].filter(([, ids]) => ids.length > 1);
    expect(duplicates.filter(([to]) => !unrecorded.has(to))).toEqual([]);
    for (const [, ids] of duplicates) expect(new Set(ids).size).toBe(1);
    // Each backend sends at most two emails at a time, so at most two can be in flight when it is killed.
    expect(duplicates.length).toBeLessThanOrEqual(kills * 2);
  },
  timeoutMs,
);
