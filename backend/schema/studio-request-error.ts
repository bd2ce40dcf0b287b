// Why a request of a studio extension failed, as the order service and Directus answer it.
import type { BilingualStudioText } from '../../contract/shop/refund.ts';

interface StudioRequestError {
  message?: string;
  /** `text` only from the order service. */
  extensions?: { text?: BilingualStudioText };
}

interface FailedRequest {
  response?: { data?: { errors?: StudioRequestError[] } };
}

/** The first error of the answer; `undefined` if there is none, such as after a lost connection. */
export const findStudioRequestError = (error: unknown): StudioRequestError | undefined =>
  (error as FailedRequest).response?.data?.errors?.[0];
