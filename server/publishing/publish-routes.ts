// Publish routes of the host: `POST /rebuild` accepts a signed webhook of the backend
// (contract/publishing/signed-rebuild-request.ts) once and before it expires, and responds immediately; `GET /status` reports
// the result.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type RebuildRequest,
  rebuildRequestSchema,
  type RebuildRequestErrorCode,
  maxRequestSignatureAgeMs,
  requestSignatureHeaderNames,
} from '../../contract/publishing/signed-rebuild-request.ts';
import { isValidRequestSignature } from '../../domain/publishing/request-signature.ts';
import type { PublicSiteBuildStatus, SiteBuildStatus } from '../../contract/publishing/site-build-status.ts';
import { readLiveRelease } from '../read-release-files.ts';
import type { PublishQueue } from './publish-queue.ts';
import type { PublishQueueState } from './publish-queue-state.ts';
import { parseJsonOrUndefined } from '../../domain/parse-json-or-undefined.ts';

export interface PublishRoutesOptions {
  /** Domain of the project that this host serves. */
  project: string;
  /** Shared with the backend. */
  secret: string;
  publishQueue: PublishQueue;
  releaseFolder: string;
  isStopping: () => boolean;
}

/** A call lists at most fifty changes, about 8 kB. */
const bodyLimit = 65_536;

const refusalStatus: Record<RebuildRequestErrorCode, number> = {
  invalid_input: 400,
  not_signed: 401,
  too_old: 401,
  unknown_project: 404,
  already_taken: 409,
  stopping: 503,
};

const refuse = (reply: FastifyReply, code: RebuildRequestErrorCode) => reply.code(refusalStatus[code]).send({ code });

/**
 * Reads the raw body, because the signature covers its exact bytes. Accepts any content type, because some webhooks
 * send none.
 */
export const registerPublishRoutes = (host: FastifyInstance, options: PublishRoutesOptions): void => {
  void host.register((routes, _options, done) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, parsed) => parsed(null, body));
    routes.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    // Unreadable requests (too large, aborted) are also refused with an error code of the contract.
    routes.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
      if (error.statusCode === undefined || error.statusCode >= 500) return reply.send(error);
      return reply.code(error.statusCode).send({ code: 'invalid_input' satisfies RebuildRequestErrorCode });
    });
    addRebuild(routes, options);
    addStatus(routes, options);
    done();
  });
};

const addRebuild = (
  routes: FastifyInstance,
  { secret, project, publishQueue, isStopping }: PublishRoutesOptions,
): void => {
  const signatures = createReplayGuard();
  routes.post('/rebuild', async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const signatureRefusal = await findSignatureRefusal(secret, request.headers, body, Date.now());
    if (signatureRefusal !== undefined) return refuse(reply, signatureRefusal);
    const call = toCall(body);
    if (call === undefined) return refuse(reply, 'invalid_input');
    if (call.project !== project) return refuse(reply, 'unknown_project');
    if (isStopping()) return refuse(reply, 'stopping');
    // Checked last, so that a refused call can be repeated. Nothing is awaited between this check and the queue.
    if (!signatures.isNew(String(request.headers[requestSignatureHeaderNames.signature]), Date.now())) {
      return refuse(reply, 'already_taken');
    }
    await publishQueue.publish(call.publication);
    return reply.code(202).send({ status: 'queued' });
  });
};

const addStatus = (
  routes: FastifyInstance,
  { secret, project, publishQueue, releaseFolder }: PublishRoutesOptions,
): void => {
  routes.get('/status', async (request: FastifyRequest, reply) => {
    const signatureRefusal =
      isSigned(request.headers) && (await findSignatureRefusal(secret, request.headers, '', Date.now()));
    if (signatureRefusal) return refuse(reply, signatureRefusal);
    const queue = publishQueue.readState();
    const status = toPublicStatus(project, queue, (await readLiveRelease(releaseFolder)) ?? null);
    return reply.send(isSigned(request.headers) ? ({ ...status, ...queue } satisfies SiteBuildStatus) : status);
  });
};

const toCall = (body: string): RebuildRequest | undefined =>
  rebuildRequestSchema.safeParse(parseJsonOrUndefined(body)).data;

const toPublicStatus = (
  project: string,
  queue: PublishQueueState,
  live: PublicSiteBuildStatus['live'],
): PublicSiteBuildStatus => ({
  project,
  state: queue.building ? 'building' : queue.queued ? 'queued' : 'idle',
  live,
  lastResult: queue.ended[0]?.outcome.result ?? null,
});

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Whether the request has a signature; public status requests have none. */
const isSigned = (headers: Headers): boolean =>
  headers[requestSignatureHeaderNames.signature] !== undefined ||
  headers[requestSignatureHeaderNames.time] !== undefined;

/**
 * The refusal code for an invalid signature; `undefined` if it is valid. Only a signer with the secret learns that a
 * call is too old.
 */
const findSignatureRefusal = async (
  secret: string,
  headers: Headers,
  body: string,
  nowMs: number,
): Promise<Extract<RebuildRequestErrorCode, 'not_signed' | 'too_old'> | undefined> => {
  const time = headers[requestSignatureHeaderNames.time];
  const signature = headers[requestSignatureHeaderNames.signature];
  if (typeof time !== 'string' || typeof signature !== 'string' || !/^\d{1,15}$/.test(time)) return 'not_signed';
  if (!(await isValidRequestSignature(signature, secret, Number(time), body))) return 'not_signed';
  return Math.abs(nowMs - Number(time)) > maxRequestSignatureAgeMs ? 'too_old' : undefined;
};

/**
 * The accepted signatures, until they expire. In memory: after a restart, a replayed call causes at most one extra
 * build.
 */
const createReplayGuard = (): { isNew: (signature: string, nowMs: number) => boolean } => {
  const accepted = new Map<string, number>();
  return {
    isNew: (signature, nowMs) => {
      for (const [acceptedSignature, endsAtMs] of accepted) {
        // The map is in order of arrival.
        if (endsAtMs > nowMs) break;
        accepted.delete(acceptedSignature);
      }
      if (accepted.has(signature)) return false;
      // The signer's clock may be ahead by one window.
      accepted.set(signature, nowMs + 2 * maxRequestSignatureAgeMs);
      return true;
    },
  };
};
