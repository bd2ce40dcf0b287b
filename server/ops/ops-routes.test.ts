import { mkdir, mkdtemp, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { get as request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BuildResult } from '../../contract/publishing/site-build-status.ts';
import { createSiteHost, type SiteHostOptions } from '../host.ts';
import { createPublishQueue } from '../publishing/publish-queue.ts';
import { toRequestMetricLabel } from './ops-routes.ts';

let folder: string;
let lines: string[];
const closings: (() => Promise<void>)[] = [];

beforeEach(async () => {
  lines = [];
  folder = await mkdtemp(join(tmpdir(), 'operation-'));
  await mkdir(join(folder, 'r1'));
  await writeFile(join(folder, 'r1', 'index.html'), '<h1>Start</h1>');
  await symlink('r1', join(folder, 'current'));
});
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
  await rm(folder, { recursive: true });
});

const openHost = async (options: Partial<SiteHostOptions> = {}) => {
  const host = await createSiteHost({
    releaseFolder: join(folder, 'current'),
    log: { requests: true, stream: { write: (line) => void lines.push(line) } },
    ...options,
  });
  closings.push(() => host.close());
  return host;
};

describe('readiness', () => {
  it('is reported while there is a release', async () => {
    const host = await openHost();
    expect((await host.inject('/readyz')).json()).toEqual({ status: 'ready' });
    await unlink(join(folder, 'current'));
    const answer = await host.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'no release' }]);
    expect((await host.inject('/healthz')).statusCode).toBe(200);
  });

  it('ends before the host stops accepting requests', async () => {
    const host = await openHost({ drainMs: 1_000 });
    const url = await host.listen({ port: 0 });
    const closing = host.close();
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    const page = await fetch(url);
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
    await closing;
    await expect(fetch(url)).rejects.toThrow();
  });
});

it('finishes a response in progress before it closes', async () => {
  const large = 'x'.repeat(30_000_000);
  await writeFile(join(folder, 'r1', 'large.txt'), large);
  const host = await openHost();
  const url = await host.listen({ port: 0 });
  let closing = Promise.resolve();
  const received = await new Promise<number>((resolve, reject) => {
    let byteCount = 0;
    request(`${url}/large.txt`, (answer) => {
      // The response is larger than the socket buffer, so the host closes while it is still being sent.
      closing = host.close();
      answer.on('data', (bytes: Buffer) => (byteCount += bytes.length));
      answer.on('end', () => resolve(byteCount));
      answer.on('error', reject);
    }).on('error', reject);
  });
  expect(received).toBe(large.length);
  // The host does not wait for further requests on the keep-alive connection.
  const endedAt = Date.now();
  await closing;
  expect(Date.now() - endedAt).toBeLessThan(2_000);
});

describe('metrics', () => {
  const built: BuildResult = {
    kind: 'built',
    release: 'r2',
    pageCount: 3,
    changedFileCount: 2,
    stages: [{ stage: 'pages', tookMs: 900 }],
  };

  it('count responses and builds', async () => {
    const publishQueue = await createPublishQueue({
      runBuild: () => Promise.resolve(built),
      stateFile: join(folder, 'publishing.json'),
      log: () => undefined,
    });
    const host = await openHost({ publishing: { project: 'a.example', secret: 'secret', publishQueue } });
    await host.inject('/');
    await host.inject('/nothing/at/all?mail=maria@muster.example');
    await publishQueue.publish('a');
    await expect.poll(() => publishQueue.readState().ended.length, { timeout: 3_000 }).toBe(1);
    const { body, headers } = await host.inject('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toContain('host_answers_total{kind="page",status="2xx"} 1');
    expect(body).toContain('host_answers_total{kind="page",status="4xx"} 1');
    expect(body).toContain('publishing_builds_total{result="built"} 1');
    expect(body).toContain('publishing_stage_seconds_sum{stage="pages"} 0.9');
    expect(body).toMatch(/release_live_timestamp_seconds \d{10}/);
    expect(body).not.toContain('maria');
  });

  it('are available only to this machine or with the token', async () => {
    const open = await openHost();
    const status = async (host: typeof open, options: { remoteAddress?: string; headers?: Record<string, string> }) =>
      (await host.inject({ url: '/metrics', ...options })).statusCode;
    expect(await status(open, {})).toBe(200);
    expect(await status(open, { remoteAddress: '198.18.0.1' })).toBe(404);
    expect(await status(open, { headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404);
    const guarded = await openHost({ metricsToken: 'token' });
    expect(await status(guarded, {})).toBe(404);
    expect(await status(guarded, { headers: { authorization: 'Bearer wrong' } })).toBe(404);
    for (const authorization of ['Bearer token', 'Metrics token']) {
      expect(await status(guarded, { headers: { authorization }, remoteAddress: '198.18.0.1' })).toBe(200);
    }
  });

  it.each([
    ['/', 'page'],
    ['/en/watches/rolex', 'page'],
    ['/page-data/index/page-data.json', 'data'],
    ['/app-0123456789abcdef0123.js', 'asset'],
    ['/favicon.svg', 'file'],
    ['/rebuild', 'operation'],
  ])('label %s as %s', (path, kind) => {
    expect(toRequestMetricLabel(path)).toBe(kind);
  });
});

describe('log lines', () => {
  const visitor = {
    'user-agent': 'Browser/1',
    'x-forwarded-for': '198.18.7.7',
    cookie: 'visit=1',
    referer: 'http://a.b',
  };
  const personal = ['maria', '198.18.7.7', 'Browser/1', 'visit=1', 'a.b', '127.0.0.1'];

  it('are JSON with path, status and duration, without personal data', async () => {
    const host = await openHost();
    await host.inject({ url: '/?mail=maria@muster.example', headers: visitor });
    await host.inject({ url: '/gone?mail=maria@muster.example', headers: visitor });
    const [answered] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(answered).toMatchObject({ level: 'info', method: 'GET', path: '/', status: 200, msg: 'answered' });
    expect(typeof answered?.['tookMs']).toBe('number');
    for (const word of personal) expect(lines.join('\n')).not.toContain(word);
  });

  it('include errors always, and responses only if configured', async () => {
    const host = await openHost({ log: { requests: false, stream: { write: (line) => void lines.push(line) } } });
    await host.inject('/');
    expect(lines).toEqual([]);
    await writeFile(join(folder, 'r1', '_redirects.json'), '[{"from":"x"}]');
    expect((await host.inject({ url: '/?mail=maria@muster.example', headers: visitor })).statusCode).toBe(500);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ level: 'error', req: { path: '/' } }]);
    expect(lines[0]).toContain('_redirects.json of the release is malformed');
    for (const word of personal) expect(lines.join('\n')).not.toContain(word);
  });
});
