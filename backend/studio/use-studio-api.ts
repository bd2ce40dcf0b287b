// Requests of the studio extensions to Directus and the order service, and why one failed.
import { useApi } from '@directus/extensions-sdk';
import { ref } from 'vue';
import type { BilingualStudioText } from '../../contract/shop/refund.ts';

/** Call it in `setup`. The functions return `data` of the response. */
export const useStudioApi = () => {
  const api = useApi();
  return {
    get: async <Data>(path: string, params: object = {}): Promise<Data> =>
      (await api.get<{ data: Data }>(path, { params })).data.data,
    post: async <Data>(path: string, body: object = {}): Promise<Data> =>
      (await api.post<{ data: Data }>(path, body)).data.data,
    patch: (path: string, body: object): Promise<unknown> => api.patch(path, body),
    /** A read whose query may be too long for an address. */
    search: async <Data>(path: string, query: object): Promise<Data> =>
      (await api.request<{ data: Data }>({ url: path, method: 'SEARCH', data: { query } })).data.data,
    toImageUrl: (file: string, key: string): string => api.getUri({ url: `/assets/${file}`, params: { key } }),
  };
};

export type StudioApi = ReturnType<typeof useStudioApi>;

interface StudioRequestError {
  message?: string;
  /** `text` only from the order service. */
  extensions?: { text?: BilingualStudioText };
}

interface FailedRequest {
  response?: { data?: { errors?: StudioRequestError[] } };
}

/** The first error of the answer; `undefined` if there is none, such as after a lost connection. */
export const toFirstDirectusErrorOfFailedRequest = (error: unknown): StudioRequestError | undefined =>
  (error as FailedRequest).response?.data?.errors?.[0];

/** State of what a button starts: whether it runs, and why it failed. Call it in `setup`. */
export const useStudioActionState = (explain: (error: unknown) => string) => {
  const isBusy = ref(false);
  const problem = ref('');
  /** Returns whether the work succeeded. */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    isBusy.value = true;
    problem.value = '';
    try {
      await work();
      return true;
    } catch (error) {
      problem.value = explain(error);
      return false;
    } finally {
      isBusy.value = false;
    }
  };
  return { isBusy, problem, run };
};
