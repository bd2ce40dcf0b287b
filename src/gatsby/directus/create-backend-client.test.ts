import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { BackendError } from '../../../domain/backend-error.ts';
import { createBackendFetchWithRetry } from './create-backend-client.ts';

let server: Server | undefined;

const serve = async (listener: RequestListener): Promise<string> => {
  const running = createServer(listener);
  server = running;
  await new Promise<void>((resolve) => running.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(running.address() as AddressInfo).port}`;
};

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

const quick = { initialBackoffMs: 1 };

const failureOf = async (promise: Promise<unknown>): Promise<BackendError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof BackendError)) throw new Error(`expected a BackendError, got ${String(error)}`);
  return error;
};

describe('createBackendFetchWithRetry', () => {
  it('returns the backend’s response', async () => {
    const url = await serve((_request, response) => response.end('{"data":[1]}'));
    expect(await (await createBackendFetchWithRetry(quick)(url)).json()).toEqual({ data: [1] });
  });

  it('retries after a transport error, at most three times', async () => {
    let requestCount = 0;
    const url = await serve((_request, response) => {
      requestCount += 1;
      if (requestCount < 4) response.socket?.destroy();
      else response.end('{"data":"there"}');
    });
    expect(await (await createBackendFetchWithRetry(quick)(url)).json()).toEqual({ data: 'there' });
    expect(requestCount).toBe(4);
  });

  it('throws Network error −1 without a response', async () => {
    const url = await serve((_request, response) => response.socket?.destroy());
    const error = await failureOf(createBackendFetchWithRetry(quick)(url));
    expect(error.message).toMatch(/^Network error/);
    expect(error.code).toBe(-1);
  });

  it('retries when the connection breaks during the response', async () => {
    let requestCount = 0;
    const url = await serve((_request, response) => {
      requestCount += 1;
      if (requestCount > 1) {
        response.end('{"data":"whole"}');
        return;
      }
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('{"data":', () => response.socket?.destroy());
    });
    expect(await (await createBackendFetchWithRetry(quick)(url)).json()).toEqual({ data: 'whole' });
    expect(requestCount).toBe(2);
  });

  it('returns the bytes of a file unchanged', async () => {
    const bytes = Buffer.from([0xff, 0xd8, 0x00, 0x80]);
    const url = await serve((_request, response) => response.end(bytes));
    const response = await createBackendFetchWithRetry(quick)(`${url}/assets/1`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });

  it('throws after the timeout', async () => {
    const url = await serve(() => undefined);
    expect((await failureOf(createBackendFetchWithRetry({ ...quick, timeoutMs: 20 })(url))).kind).toBe('network');
  });

  it('throws status 422 for a response that is not JSON, without a retry', async () => {
    let requestCount = 0;
    const url = await serve((_request, response) => {
      requestCount += 1;
      response.end('<html>Welcome to nginx</html>');
    });
    const error = await failureOf(createBackendFetchWithRetry(quick)(url));
    expect(error.message).toMatch(/^API returned invalid JSON .*Welcome to nginx/);
    expect(error.code).toBe(422);
    expect(requestCount).toBe(1);
  });

  it('distinguishes an expired token from other refusals', async () => {
    const codes = ['TOKEN_EXPIRED', 'FORBIDDEN'];
    const url = await serve((_request, response) => {
      response.statusCode = 401;
      response.end(JSON.stringify({ errors: [{ message: 'No.', extensions: { code: codes.shift() } }] }));
    });
    expect(await failureOf(createBackendFetchWithRetry(quick)(url))).toMatchObject({ kind: 'expiredToken', code: 102 });
    expect((await failureOf(createBackendFetchWithRetry(quick)(url))).message).toMatch(
      /^Unknown error occured .*HTTP 401, No\./,
    );
  });

  it('sends at most ten requests at a time', async () => {
    let inFlight = 0;
    let maxInFlight = 0;
    const waiting: (() => void)[] = [];
    const url = await serve((_request, response) => {
      inFlight += 1;
      maxInFlight = Math.max(maxInFlight, inFlight);
      waiting.push(() => {
        inFlight -= 1;
        response.end('{}');
      });
      // Answers only once ten requests are waiting, or the last ones have arrived.
      if (waiting.length >= 10 || maxInFlight === 10) for (const answer of waiting.splice(0)) setImmediate(answer);
    });
    const ask = createBackendFetchWithRetry(quick);
    await Promise.all(Array.from({ length: 30 }, () => ask(url)));
    expect(maxInFlight).toBe(10);
  });
});
