import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { checkPorts, PortError, readFreePorts } from './ports.ts';

it('accepts free ports', async () => {
  const [site = 0, backend = 0] = await readFreePorts(2);
  await expect(
    checkPorts([
      { port: site, purpose: 'site', setting: 'SITE_PORT' },
      { port: backend, purpose: 'backend', setting: 'BACKEND_PORT' },
    ]),
  ).resolves.toBeUndefined();
});

it.each(['127.0.0.1', '0.0.0.0'])('names a port that is taken on %s, and the way out', async (host) => {
  const [port = 0] = await readFreePorts(1);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  try {
    await expect(checkPorts([{ port, purpose: 'site', setting: 'SITE_PORT' }])).rejects.toThrow(
      new RegExp(`Port ${port} \\(site\\) is taken.*set SITE_PORT`),
    );
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

it('waits for a port that whoever holds it is giving up', async () => {
  const [port = 0] = await readFreePorts(1);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const wanted = [{ port, purpose: 'site', setting: 'SITE_PORT' }];
  const waiting = checkPorts(wanted, 60_000);
  await expect(checkPorts(wanted)).rejects.toThrow(PortError);
  server.close();
  await expect(waiting).resolves.toBeUndefined();
});

it('refuses one port for two things', async () => {
  await expect(
    checkPorts([
      { port: 9000, purpose: 'site', setting: 'SITE_PORT' },
      { port: 9000, purpose: 'backend', setting: 'BACKEND_PORT' },
    ]),
  ).rejects.toThrow(PortError);
});
