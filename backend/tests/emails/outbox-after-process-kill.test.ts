// Promise 6 when the whole backend is killed repeatedly while it sends: no email is lost, and only emails that the mail
// server had accepted but the backend had not recorded are sent twice.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { readOrCreateSecrets } from '../../launch/backend-secrets.ts';
import { toDirectusEnvironment } from '../../launch/directus-environment.ts';
import { startDirectus } from '../../launch/directus-process.ts';
import type { StartedProcess } from '../../launch/supervise-process.ts';
import { testDirectusSettings } from '../global-setup.ts';
import { createScratchFolder, removeScratchFolder } from '../temporary-test-folder.ts';
import { type TestMailServer, startTestMailServer } from './test-mail-server.ts';
import { useOutboxTestContext } from './outbox-test-context.ts';

const server: TestMailServer = await startTestMailServer();
const outbox = useOutboxTestContext();
let dataFolder = '';
let environment: Record<string, string> = {};

beforeAll(async () => {
  dataFolder = await createScratchFolder();
  await cp(join(inject('backend').dataFolder, 'secrets.json'), join(dataFolder, 'secrets.json'));
  const { secrets } = await readOrCreateSecrets(dataFolder);
  const settings = toDirectusEnvironment({
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
  environment = { ...settings, ...testDirectusSettings };
});

afterAll(async () => {
  await server.stop();
  await removeScratchFolder(dataFolder);
});

/** Several of them share one outbox. */
const startInstance = (): Promise<StartedProcess> => startDirectus(environment, dataFolder, () => undefined);

const killInstance = async ({ kill, stop }: StartedProcess): Promise<void> => {
  kill();
  await stop();
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
      const backends = await Promise.all([startInstance(), startInstance()]);
      await waitForEmails(before + 10 + Math.floor(Math.random() * 30));
      await Promise.all(backends.map(killInstance));
      // Connections that are still open finish first.
      await vi.waitFor(() => expect(server.busy).toBe(0), { timeout: 10_000 });
      const sent = new Set((await read()).filter(({ state }) => state === 'sent').map(({ recipient }) => recipient));
      for (const { to } of server.taken) if (!sent.has(to)) unrecorded.add(to);
      await passTime();
    }
    const last = await startInstance();
    await vi.waitFor(async () => expect((await read()).filter(({ state }) => state !== 'sent')).toEqual([]), {
      timeout: 60_000,
      interval: 200,
    });
    await killInstance(last);
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
