// A stand-in for the host: accepts signed calls by the contract and reports builds that the test starts and ends.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import {
  type RebuildRequest,
  rebuildRequestSchema,
  type RebuildRequestErrorCode,
  maxRequestSignatureAgeMs,
  requestSignatureHeaderNames,
} from '../../../contract/publishing/signed-rebuild-request.ts';
import { isValidRequestSignature } from '../../../domain/publishing/request-signature.ts';
import type { FinishedSiteBuild, SiteBuildStatus } from '../../../contract/publishing/site-build-status.ts';

export interface StandInBuildHost {
  url: string;
  /** In the order of arrival, including refused ones. */
  calls: (RebuildRequest & { headers: IncomingMessage['headers'] })[];
  /** Response to calls; `service` behaves like a build service, which has no status. */
  answer: 'service' | 'take' | RebuildRequestErrorCode | { status: number };
  statuses: Map<string, SiteBuildStatus>;
  /** Starts the build of the queued publications. */
  begin: (project: string) => void;
  /** Ends the build; successfully without an outcome. */
  end: (project: string, outcome?: FinishedSiteBuild['outcome']) => void;
  callsOf: (project: string) => RebuildRequest[];
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

export const testRebuildSecret = 'a secret of both sides';

const refusalStatuses: Record<RebuildRequestErrorCode, number> = {
  invalid_input: 400,
  not_signed: 401,
  too_old: 401,
  unknown_project: 404,
  already_taken: 409,
  stopping: 503,
};

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

const checkSignature = async ({ headers }: IncomingMessage, body: string): Promise<void> => {
  const timeMs = Number(headers[requestSignatureHeaderNames.time]);
  expect(Math.abs(Date.now() - timeMs)).toBeLessThan(maxRequestSignatureAgeMs);
  expect(
    await isValidRequestSignature(
      String(headers[requestSignatureHeaderNames.signature]),
      testRebuildSecret,
      timeMs,
      body,
    ),
  ).toBe(true);
};

const emptyStatus = (project: string): SiteBuildStatus => ({
  project,
  state: 'idle',
  lastResult: null,
  queued: null,
  building: null,
  ended: [],
  live: { release: 'first', since: '2026-01-01T00:00:00.000Z' },
});

/** Listens immediately; after a restart it listens on the same port. */
export const startStandInBuildHost = async (): Promise<StandInBuildHost> => {
  let server: Server | undefined;
  let port = 0;
  const statusOf = (project: string): SiteBuildStatus => {
    const status = host.statuses.get(project) ?? emptyStatus(project);
    host.statuses.set(project, status);
    return status;
  };
  const take = (call: RebuildRequest): void => {
    const status = statusOf(call.project);
    status.state = status.building ? 'building' : 'queued';
    status.queued ??= { publications: [], since: new Date().toISOString() };
    status.queued.publications.push(call.publication);
  };
  const respond = async (request: IncomingMessage): Promise<{ status: number; body: unknown }> => {
    const body = await readBody(request);
    await checkSignature(request, body);
    if (request.method === 'GET') {
      const [, project = ''] = request.url?.split('/') ?? [];
      return host.answer === 'service'
        ? { status: 404, body: 'no such page' }
        : { status: 200, body: statusOf(project) };
    }
    const call = rebuildRequestSchema.parse(JSON.parse(body));
    host.calls.push({ ...call, headers: request.headers });
    if (typeof host.answer === 'object') return { ...host.answer, body: 'no' };
    if (host.answer === 'service') return { status: 200, body: { id: 'build-7' } };
    if (host.answer !== 'take')
      return { status: refusalStatuses[host.answer], body: { status: 'error', code: host.answer } };
    take(call);
    return { status: 202, body: { status: 'queued' } };
  };
  const host: StandInBuildHost = {
    url: '',
    calls: [],
    answer: 'take',
    statuses: new Map(),
    begin: (project) => {
      const status = statusOf(project);
      const { publications = [] } = status.queued ?? {};
      status.building = { publications, startedAt: new Date().toISOString(), stage: 'pages' };
      Object.assign(status, { queued: null, state: 'building' });
    },
    end: (project, outcome = { result: 'built', release: 'next', changedFileCount: 3, stages: [] }) => {
      const status = statusOf(project);
      if (!status.building) throw new Error('Nothing is being built.');
      const { publications, startedAt } = status.building;
      status.ended.unshift({ publications, startedAt, endedAt: new Date().toISOString(), outcome });
      Object.assign(status, { building: null, state: status.queued ? 'queued' : 'idle' });
    },
    callsOf: (project) => host.calls.filter((call) => call.project === project),
    start: async () => {
      const instance = createServer((request, response) => {
        respond(request).then(
          ({ status, body }) => {
            response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
          },
          (error: unknown) => response.writeHead(500).end(String(error)),
        );
      });
      server = instance;
      await new Promise<void>((resolve) => {
        instance.listen(port, '127.0.0.1', () => resolve());
      });
      ({ port } = instance.address() as AddressInfo);
      host.url = `http://127.0.0.1:${port}/{project}/rebuild`;
    },
    stop: () =>
      new Promise((resolve) => {
        server?.closeAllConnections();
        if (server?.listening) server.close(() => resolve());
        else resolve();
      }),
  };
  await host.start();
  return host;
};
