import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { killBackendWhenUnresponsive } from './backend-watchdog.ts';

let server: Server;
const cleanUps: (() => Promise<void>)[] = [];

const watch = async (answer: RequestListener, answerTimeoutMs: number, isUp = () => true) => {
  const onRequest = vi.fn();
  server = createServer((request, response) => {
    onRequest();
    answer(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const kill = vi.fn();
  const onEnd = (cleanUp: () => Promise<void>) => void cleanUps.push(cleanUp);
  const { port } = server.address() as AddressInfo;
  const pace = { intervalMs: 5, answerTimeoutMs };
  killBackendWhenUnresponsive({ url: `http://127.0.0.1:${port}`, isUp, kill }, { log: () => undefined, onEnd, pace });
  return { onRequest, kill };
};

const closeServer = (): void => {
  server.closeAllConnections();
  server.close();
};

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
  closeServer();
});

it('treats an error status or a slow response as alive', async () => {
  const { onRequest, kill } = await watch((_request, response) => {
    setTimeout(() => response.writeHead(503).end('under pressure'), 20);
  }, 5_000);
  await vi.waitFor(() => expect(onRequest.mock.calls.length).toBeGreaterThan(5), 5_000);
  expect(kill).not.toHaveBeenCalled();
});

it('kills a backend that no longer responds', async () => {
  const { onRequest, kill } = await watch((_request, response) => response.end('pong'), 5_000);
  await vi.waitFor(() => expect(onRequest).toHaveBeenCalled(), 5_000);
  expect(kill).not.toHaveBeenCalled();
  closeServer();
  await vi.waitFor(() => expect(kill).toHaveBeenCalled(), 5_000);
});

it('kills a backend that hangs', async () => {
  const { kill } = await watch(() => undefined, 20);
  await vi.waitFor(() => expect(kill).toHaveBeenCalled(), 5_000);
});

it('ignores a backend that is being restarted', async () => {
  const isUp = vi.fn(() => false);
  const { onRequest, kill } = await watch(() => undefined, 20, isUp);
  await vi.waitFor(() => expect(isUp.mock.calls.length).toBeGreaterThan(8), 5_000);
  expect(onRequest).not.toHaveBeenCalled();
  expect(kill).not.toHaveBeenCalled();
});
