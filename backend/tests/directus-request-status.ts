// The status of a response, for tests of what Directus refuses.
import { DirectusRestError } from '../rest/directus-rest-client.ts';

/** 200 for every success. */
export const readDirectusRequestStatus = (request: Promise<unknown>): Promise<number> =>
  request.then(
    () => 200,
    (error: unknown) => (error instanceof DirectusRestError ? error.status : Promise.reject(error as Error)),
  );
