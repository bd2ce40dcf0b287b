import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { watchBackend } from './watch-backend.ts';

let server: Server;
const cleanUps: (() => Promise<void>)[] = [];

async function watch(answer: RequestListener, answerPatienceMs: number) {
  const asked = vi.fn();
  server = createServer((request, response) => {
    asked();
    answer(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const fail = vi.fn();
  const session = { fail, onEnd: (cleanUp: () => Promise<void>) => void cleanUps.push(cleanUp) };
  const { port } = server.address() as AddressInfo;
  watchBackend(`http://127.0.0.1:${port}`, session, { intervalMs: 5, answerPatienceMs });
  return { asked, fail };
}

function closeServer(): void {
  server.closeAllConnections();
  server.close();
}

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
  closeServer();
});

it('takes a refusal for a sign of life, and a slow answer, too', async () => {
  const { asked, fail } = await watch((_request, response) => {
    setTimeout(() => response.writeHead(503).end('under pressure'), 20);
  }, 5_000);
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(5), 5_000);
  expect(fail).not.toHaveBeenCalled();
});

it('ends the session once when nobody is there any more', async () => {
  const { asked, fail } = await watch((_request, response) => response.end('pong'), 5_000);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 5_000);
  expect(fail).not.toHaveBeenCalled();
  closeServer();
  await vi.waitFor(() => expect(fail).toHaveBeenCalled(), 5_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(fail).toHaveBeenCalledTimes(1);
});

it('ends the session when the backend hangs', async () => {
  const { fail } = await watch(() => undefined, 20);
  await vi.waitFor(() => expect(fail).toHaveBeenCalled(), 5_000);
});
