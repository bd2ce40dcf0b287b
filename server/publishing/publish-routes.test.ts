import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type BuildResult,
  publicSiteBuildStatusSchema,
  siteBuildStatusSchema,
} from '../../contract/publishing/site-build-status.ts';
import {
  maxRequestSignatureAgeMs,
  requestSignatureHeaderNames,
} from '../../contract/publishing/signed-rebuild-request.ts';
import { createRequestSignature } from '../../domain/publishing/request-signature.ts';
import { createSiteHost } from '../host.ts';
import { createPublishQueue, type PublishQueue } from './publish-queue.ts';

const secret = 'of backend and host';
const project = 'arnsberg-tochter.example';
const built: BuildResult = {
  kind: 'built',
  release: 'r2',
  pageCount: 3,
  changedFileCount: 2,
  stages: [{ stage: 'pages', tookMs: 900 }],
};
let folder: string;
let host: FastifyInstance;
let publishQueue: PublishQueue;
let endBuild: (result: BuildResult) => void;
let builds: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publishing-'));
  await mkdir(join(folder, 'r1'));
  await writeFile(join(folder, 'r1', 'index.html'), '<h1>Start</h1>');
  await symlink('r1', join(folder, 'current'));
  builds = 0;
  publishQueue = await createPublishQueue({
    runBuild: (_job, { signal }) =>
      new Promise((resolve) => {
        builds += 1;
        endBuild = resolve;
        signal.addEventListener('abort', () =>
          resolve({ kind: 'failed', stage: 'pages', cause: 'host_stopped', details: [] }),
        );
      }),
    stateFile: join(folder, 'publishing.json'),
    log: () => undefined,
  });
  host = await createSiteHost({
    releaseFolder: join(folder, 'current'),
    publishing: { project, secret, publishQueue },
  });
});
afterEach(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

const toCall = (publication = randomUUID()) => ({
  project,
  publication,
  changes: [{ collection: 'product', item: '7', action: 'update' }],
});

const sign = async (body: string, timeMs = Date.now(), key = secret) => ({
  [requestSignatureHeaderNames.time]: String(timeMs),
  [requestSignatureHeaderNames.signature]: await createRequestSignature(key, timeMs, body),
});

const post = async (call: unknown, headers?: Record<string, string>) => {
  const payload = typeof call === 'string' ? call : JSON.stringify(call);
  const { statusCode, body } = await host.inject({
    method: 'POST',
    url: '/rebuild',
    payload,
    headers: { 'content-type': 'application/json', ...(headers ?? (await sign(payload))) },
  });
  return { statusCode, answer: JSON.parse(body) as unknown };
};

const refused = (statusCode: number, code: string) => ({ statusCode, answer: { code } });

describe('POST /rebuild', () => {
  it('accepts a signed call of any content type', async () => {
    expect(await post(toCall())).toEqual({ statusCode: 202, answer: { status: 'queued' } });
    const body = JSON.stringify(toCall());
    const untyped = await host.inject({ method: 'POST', url: '/rebuild', payload: body, headers: await sign(body) });
    expect(untyped.statusCode).toBe(202);
    const { queued, building } = publishQueue.readState();
    expect([...(building?.publications ?? []), ...(queued?.publications ?? [])]).toHaveLength(2);
  });

  it('runs at most two builds for fifty calls', async () => {
    const calls = Array.from({ length: 50 }, () => toCall());
    const [first, ...others] = calls;
    expect((await post(first)).statusCode).toBe(202);
    await expect.poll(() => builds).toBe(1);
    const answers = await Promise.all(others.map((call) => post(call)));
    expect(answers.every(({ statusCode }) => statusCode === 202)).toBe(true);
    endBuild(built);
    await expect.poll(() => builds).toBe(2);
    endBuild(built);
    await expect.poll(() => publishQueue.readState()).toMatchObject({ queued: null, building: null });
    expect(
      publishQueue
        .readState()
        .ended.flatMap(({ publications }) => publications)
        .sort(),
    ).toEqual(calls.map(({ publication }) => publication).sort());
    expect(builds).toBe(2);
  });

  it('rejects a missing signature, and a signature for another body, time or secret', async () => {
    const body = JSON.stringify(toCall());
    const good = await sign(body);
    const invalid: Record<string, string>[] = [
      {},
      { [requestSignatureHeaderNames.signature]: good[requestSignatureHeaderNames.signature] },
      { ...good, [requestSignatureHeaderNames.time]: String(Date.now() + 1) },
      { ...good, [requestSignatureHeaderNames.time]: 'now' },
      await sign(`${body} `),
      await sign(body, Date.now(), 'another'),
    ];
    for (const headers of invalid) expect(await post(body, headers)).toEqual(refused(401, 'not_signed'));
    expect(publishQueue.readState().queued).toBeNull();
  });

  it('rejects an outdated call and a replayed one', async () => {
    const body = JSON.stringify(toCall());
    for (const late of [-1, 1]) {
      const headers = await sign(body, Date.now() + late * (maxRequestSignatureAgeMs + 5_000));
      expect(await post(body, headers)).toEqual(refused(401, 'too_old'));
    }
    const headers = await sign(body);
    expect((await post(body, headers)).statusCode).toBe(202);
    expect(await post(body, headers)).toEqual(refused(409, 'already_taken'));
    // The backend signs each retry again.
    expect((await post(body, await sign(body, Date.now() + 1))).statusCode).toBe(202);
  });

  it('returns a code for an invalid call', async () => {
    expect(await post('{"project":')).toEqual(refused(400, 'invalid_input'));
    expect(await post({ ...toCall(), publication: 'seven' })).toEqual(refused(400, 'invalid_input'));
    expect(await post({ ...toCall(), project: 'nordlicht.example' })).toEqual(refused(404, 'unknown_project'));
    expect(await post(' '.repeat(70_000), {})).toEqual(refused(413, 'invalid_input'));
  });

  it('refuses calls while the host stops, and keeps those accepted before', async () => {
    const stopping = await createSiteHost({
      releaseFolder: join(folder, 'current'),
      publishing: { project, secret, publishQueue },
      drainMs: 1_000,
    });
    const url = `${await stopping.listen({ port: 0 })}/rebuild`;
    const ask = async () => {
      const body = JSON.stringify(toCall());
      const { status } = await fetch(url, { method: 'POST', body, headers: await sign(body) });
      return status;
    };
    expect(await ask()).toBe(202);
    const closing = stopping.close();
    expect(await ask()).toBe(503);
    await closing;
    expect(publishQueue.readState().queued?.publications).toHaveLength(1);
  });
});

describe('GET /status', () => {
  const get = async (headers: Record<string, string> = {}) => host.inject({ method: 'GET', url: '/status', headers });

  it('returns the public state without editors’ content', async () => {
    const answer = await get();
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(publicSiteBuildStatusSchema.strict().parse(answer.json())).toMatchObject({
      project,
      state: 'idle',
      live: { release: 'r1' },
      lastResult: null,
    });
  });

  it('tells the backend which publications are queued, building and live', async () => {
    const [publication, later] = [randomUUID(), randomUUID()];
    const preview = { kind: 'preview', collection: 'page', item: '1' } as const;
    const run = { onStage: () => undefined, signal: new AbortController().signal };
    void publishQueue.runPreview(preview, run);
    await expect.poll(() => builds).toBe(1);
    await post(toCall(publication));
    expect((await get()).json()).toMatchObject({ state: 'queued' });
    endBuild(built);
    await expect.poll(() => builds).toBe(2);
    await post(toCall(later));
    const building = siteBuildStatusSchema.strict().parse((await get(await sign(''))).json());
    expect(building).toMatchObject({ state: 'building', building: { publications: [publication], stage: 'pages' } });
    expect(building).toMatchObject({ queued: { publications: [later] } });
    endBuild(built);
    await expect.poll(() => builds).toBe(3);
    endBuild(built);
    await expect.poll(async () => (await get()).json<{ state: string }>().state).toBe('idle');
    const ended = siteBuildStatusSchema.strict().parse((await get(await sign(''))).json());
    expect(ended.lastResult).toBe('built');
    const outcome = { result: 'built', release: 'r2' };
    expect(ended.ended).toMatchObject([
      { publications: [later], outcome },
      { publications: [publication], outcome },
    ]);
  });

  it('returns the record that failed a build, and rejects a wrong signature', async () => {
    await post(toCall());
    await expect.poll(() => builds).toBe(1);
    const record = { collection: 'product', item: '7' };
    endBuild({ kind: 'failed', stage: 'pages', cause: 'content', details: ['The product has no name.'], record });
    await expect.poll(async () => (await get()).json<{ lastResult: string }>().lastResult).toBe('failed');
    expect((await get(await sign(''))).json()).toMatchObject({ ended: [{ outcome: { result: 'failed', record } }] });
    expect((await get(await sign('other'))).statusCode).toBe(401);
  });
});

it('does not exist on a host without publishing', async () => {
  const plain = await createSiteHost({ releaseFolder: join(folder, 'current') });
  expect((await plain.inject({ method: 'POST', url: '/rebuild' })).statusCode).toBe(405);
  expect((await plain.inject({ method: 'GET', url: '/status' })).statusCode).toBe(404);
  await plain.close();
});
