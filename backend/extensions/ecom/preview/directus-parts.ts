// The parts of Directus and Express that the preview uses beyond those of the order service (http.ts): who is signed in,
// reading as that person, an answer that is a page.
import type { Context, Request } from '../http.ts';

/** Who asks, as Directus has found out from session cookie or token. */
export interface Accountability {
  user: string | null;
}

export interface PageRequest extends Request {
  accountability?: Accountability | null;
}

export interface PageResponse {
  status: (code: number) => PageResponse;
  set: (headers: Record<string, string>) => PageResponse;
  send: (html: string) => unknown;
  redirect: (status: number, address: string) => unknown;
}

type Item = Record<string, unknown>;

export interface ReadingContext extends Pick<Context, 'database' | 'env' | 'getSchema' | 'logger'> {
  services: {
    ItemsService: new (
      collection: string,
      options: { schema: unknown; knex: Context['database']; accountability: Accountability | null },
    ) => { readOne: (key: string, query: { fields: string[] }) => Promise<Item> };
  };
}
