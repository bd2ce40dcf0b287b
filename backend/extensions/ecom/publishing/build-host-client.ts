// Client of the build host, configured with REBUILD_URL, REBUILD_SECRET and REBUILD_HEADERS.
import {
  rebuildResponseSchema,
  type RebuildRequest,
  rebuildRequestErrorCodes,
  requestSignatureHeaderNames,
} from '../../../../contract/publishing/signed-rebuild-request.ts';
import { createRequestSignature } from '../../../../domain/publishing/request-signature.ts';
import { type SiteBuildStatus, siteBuildStatusSchema } from '../../../../contract/publishing/site-build-status.ts';

export interface BuildHostConnectionSettings {
  secret: string;
  /** Additional request headers. */
  headers: Record<string, string>;
  toRebuildUrl: (domain: string) => string;
  /** Only the project's own host responds at the status URL; build services do not. */
  toStatusUrl: (domain: string) => string;
}

const toUrl = (template: string, domain: string): string => {
  const url = template.replaceAll('{project}', domain);
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(`REBUILD_URL is not a web address: "${template}". Example: https://host.example/rebuild.`);
  return url;
};

const toHeaders = (setting: unknown): Record<string, string> => {
  const headers: unknown = typeof setting === 'string' && setting !== '' ? JSON.parse(setting) : {};
  const lines = Object.entries(typeof headers === 'object' && headers !== null ? headers : { '': headers });
  return Object.fromEntries(
    lines.map(([name, value]: [string, unknown]) => {
      if (name !== '' && typeof value === 'string') return [name, value];
      throw new Error('REBUILD_HEADERS must be JSON with a string per name: {"authorization": "Bearer …"}.');
    }),
  );
};

/** `undefined` if no host is configured. @throws if the settings are unusable. */
export const parseBuildHostSettings = ({
  REBUILD_URL: url,
  REBUILD_SECRET: secret,
  REBUILD_HEADERS: headers,
}: Record<string, unknown>): BuildHostConnectionSettings | undefined => {
  if (typeof url !== 'string' || url === '') return undefined;
  if (typeof secret !== 'string' || secret === '') throw new Error('REBUILD_URL is set without a REBUILD_SECRET.');
  toUrl(url, 'project.example');
  return {
    secret,
    headers: toHeaders(headers),
    toRebuildUrl: (domain) => toUrl(url, domain),
    toStatusUrl: (domain) => new URL('status', toUrl(url, domain)).href,
  };
};

/** Short, because an unreachable host must not delay calls to other hosts. */
const timeoutMs = 5_000;

/**
 * `accepted`: by the project's own host, which reports its status. `handed_over`: accepted by a build service, which
 * does not report a status. `problem` of a refused call: a code of contract/publishing/signed-rebuild-request.ts, `away`
 * (unreachable), or `status_<HTTP status>`.
 */
export type RebuildRequestOutcome =
  { kind: 'accepted' } | { kind: 'handed_over' } | { kind: 'refused'; problem: string };

const toSignedHeaders = async (secret: string, body: string): Promise<Record<string, string>> => {
  const timeMs = Date.now();
  return {
    [requestSignatureHeaderNames.time]: String(timeMs),
    [requestSignatureHeaderNames.signature]: await createRequestSignature(secret, timeMs, body),
  };
};

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

const toRefusal = (status: number, answer: unknown): RebuildRequestOutcome => {
  const answerCode = typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : undefined;
  const code = rebuildRequestErrorCodes.find((refusalCode) => refusalCode === answerCode);
  // An earlier attempt of this call succeeded, but its response was lost.
  if (code === 'already_taken') return { kind: 'accepted' };
  return { kind: 'refused', problem: code ?? `status_${status}` };
};

/** Never throws: an unreachable host is an outcome. */
export const sendRebuildRequest = async (
  host: BuildHostConnectionSettings,
  call: RebuildRequest,
): Promise<RebuildRequestOutcome> => {
  const body = JSON.stringify(call);
  try {
    const response = await fetch(host.toRebuildUrl(call.project), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...host.headers, ...(await toSignedHeaders(host.secret, body)) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = await readJson(response);
    if (!response.ok) return toRefusal(response.status, answer);
    return { kind: rebuildResponseSchema.safeParse(answer).success ? 'accepted' : 'handed_over' };
  } catch {
    return { kind: 'refused', problem: 'away' };
  }
};

/** `undefined` if the host does not respond, or not in the expected format. */
export const readSiteBuildStatus = async (
  host: BuildHostConnectionSettings,
  domain: string,
): Promise<SiteBuildStatus | undefined> => {
  try {
    const response = await fetch(host.toStatusUrl(domain), {
      headers: await toSignedHeaders(host.secret, ''),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const status = siteBuildStatusSchema.safeParse(await readJson(response));
    return response.ok && status.success && status.data.project === domain ? status.data : undefined;
  } catch {
    return undefined;
  }
};
