// The host's side of publishing: `POST /rebuild` takes the backend's signed call and answers at once, `GET /status` tells
// what became of it. Registered by the host, whose own answers they leave alone.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  rebuildCallSchema,
  type RebuildCall,
  type RebuildRefusalCode,
} from '../../contract/publishing/rebuild-call.ts';
import { signatureHeaders } from '../../contract/publishing/signed-call.ts';
import type { PublicStatus, SiteStatus } from '../../contract/publishing/site-status.ts';
import { readLiveRelease } from './live-release.ts';
import type { Publisher } from './publisher.ts';
import type { Queue } from './queue.ts';
import { createTakenSignatures, findFlaw, isSigned } from './signed-request.ts';

export interface PublishingRoutes {
  /** The domain of the project that this host serves. */
  project: string;
  /** Shared with the backend. */
  secret: string;
  publisher: Publisher;
  releaseFolder: string;
  isStopping: () => boolean;
}

/** A call names at most fifty changes: some 8 kB. */
const bodyLimit = 65_536;

const refusalStatus: Record<RebuildRefusalCode, number> = {
  invalid_input: 400,
  not_signed: 401,
  too_old: 401,
  unknown_project: 404,
  already_taken: 409,
  stopping: 503,
};

const refuse = (reply: FastifyReply, code: RebuildRefusalCode) => reply.code(refusalStatus[code]).send({ code });

/** The body as it came: the signature is over its very characters. Of whatever type, for hooks that name none. */
export function registerPublishing(host: FastifyInstance, options: PublishingRoutes): void {
  void host.register((routes, _options, done) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, parsed) => parsed(null, body));
    routes.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    // What cannot even be read (too large, broken off) is refused in the words of the contract, too.
    routes.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
      if (error.statusCode === undefined || error.statusCode >= 500) return reply.send(error);
      return reply.code(error.statusCode).send({ code: 'invalid_input' satisfies RebuildRefusalCode });
    });
    addRebuild(routes, options);
    addStatus(routes, options);
    done();
  });
}

function addRebuild(routes: FastifyInstance, { secret, project, publisher, isStopping }: PublishingRoutes): void {
  const signatures = createTakenSignatures();
  routes.post('/rebuild', async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const flaw = await findFlaw(secret, request.headers, body, Date.now());
    if (flaw !== undefined) return refuse(reply, flaw);
    const call = toCall(body);
    if (call === undefined) return refuse(reply, 'invalid_input');
    if (call.project !== project) return refuse(reply, 'unknown_project');
    if (isStopping()) return refuse(reply, 'stopping');
    // The last question, so that a call which was refused may come again; nothing is awaited between it and the queue.
    if (!signatures.isNew(String(request.headers[signatureHeaders.signature]), Date.now())) {
      return refuse(reply, 'already_taken');
    }
    await publisher.publish(call.publication);
    return reply.code(202).send({ status: 'queued' });
  });
}

function addStatus(routes: FastifyInstance, { secret, project, publisher, releaseFolder }: PublishingRoutes): void {
  routes.get('/status', async (request: FastifyRequest, reply) => {
    const flaw = isSigned(request.headers) && (await findFlaw(secret, request.headers, '', Date.now()));
    if (flaw) return refuse(reply, flaw);
    const queue = publisher.readQueue();
    const status = toPublicStatus(project, queue, (await readLiveRelease(releaseFolder)) ?? null);
    return reply.send(isSigned(request.headers) ? ({ ...status, ...queue } satisfies SiteStatus) : status);
  });
}

function toCall(body: string): RebuildCall | undefined {
  try {
    return rebuildCallSchema.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
}

const toPublicStatus = (project: string, queue: Queue, live: PublicStatus['live']): PublicStatus => ({
  project,
  state: queue.building ? 'building' : queue.queued ? 'queued' : 'idle',
  live,
  lastResult: queue.ended[0]?.outcome.result ?? null,
});
