// The build's connection to the content backend: the Directus SDK over our fetch, with a token or a login.
import { authentication, createDirectus, type RestClient, rest, staticToken } from '@directus/sdk';
import type { BuildEnvironment } from '../environment.ts';
import { type BackendFetchOptions, createBackendFetch } from './backend-fetch.ts';

/** A token is renewed when less than this is left of it (specification §4, content-backend session). */
const refreshUnderMs = 30_000;

export interface BackendClient {
  directus: Pick<RestClient<object>, 'request'>;
  /** The bytes of a file of the library. */
  readFile: (fileId: string) => Promise<Buffer>;
  /** Ends the login, so that no timer keeps the process alive. */
  close: () => Promise<void>;
}

/** Connects to the backend; with credentials this logs in at once. Errors: see createBackendFetch. */
export const createBackendClient = async (
  environment: Pick<BuildEnvironment, 'backendUrl' | 'access'>,
  options: BackendFetchOptions = {},
): Promise<BackendClient> => {
  const { backendUrl, access } = environment;
  const backendFetch = createBackendFetch(options);
  const base = createDirectus(backendUrl, { globals: { fetch: backendFetch } });
  const fileReader = (readToken: () => Promise<string | null>) => async (fileId: string) => {
    const response = await backendFetch(`${backendUrl}/assets/${fileId}`, {
      headers: { Authorization: `Bearer ${(await readToken()) ?? ''}` },
    });
    return Buffer.from(await response.arrayBuffer());
  };

  if ('token' in access) {
    const { token } = access;
    return {
      directus: base.with(staticToken(token)).with(rest()),
      readFile: fileReader(() => Promise.resolve(token)),
      close: () => Promise.resolve(),
    };
  }
  const session = base
    .with(authentication('json', { autoRefresh: true, msRefreshBeforeExpires: refreshUnderMs }))
    .with(rest());
  await session.login({ email: access.email, password: access.password });
  return {
    directus: session,
    readFile: fileReader(() => session.getToken()),
    close: () => session.logout(),
  };
};
