// The parts of Express and of Directus's context that the order service uses, and how an answer is sent.
import type { Knex } from 'knex';
import { type Answer, refusalStatuses } from '../../../contract/shop/order-answer.ts';

export interface Request {
  body: unknown;
  /** By their names in lower case. */
  headers: Record<string, unknown>;
  /** What the route's path names. */
  params: Record<string, string>;
  /** The sender's network address, as IP_TRUST_PROXY lets Express read it. */
  ip?: string | undefined;
}

export interface Response {
  status: (code: number) => { json: (body: Answer) => unknown };
  /** Express's place for what one handler leaves to another; `result` is counted (metrics/register-metrics.ts). */
  locals?: { result?: string };
}

export type Next = (error?: unknown) => void;

export const sendAnswer = (response: Response, answer: Answer): void => {
  if (response.locals) response.locals.result = answer.status === 'ok' ? 'ok' : answer.code;
  response.status(answer.status === 'ok' ? 200 : refusalStatuses[answer.code]).json(answer);
};

type Item = Record<string, unknown>;

/** Directus's connection to the database. Its own transactions are the service's. */
export type Database = Knex;

interface WriteOptions {
  autoPurgeCache: boolean;
}

/** What Directus hands to an extension. */
export interface Context {
  database: Database;
  getSchema: () => Promise<unknown>;
  /** The environment of the process, as backend/launch/environment.ts sets it. */
  env: Record<string, unknown>;
  logger: { info: Log; warn: Log; error: Log };
  services: {
    ItemsService: new (
      collection: string,
      options: { schema: unknown; knex: Database; accountability: null },
    ) => { createOne: (item: Item, options: WriteOptions) => Promise<unknown> };
    UtilsService: new (options: { schema: unknown; knex: Database; accountability: Item }) => {
      clearCache: (options: { system: boolean }) => Promise<unknown>;
    };
  };
}

type Log = (error: unknown, message?: string) => void;

/** What the parts behind the routes need: they know nothing of Express. */
export type Service = Pick<Context, 'database' | 'env' | 'logger'>;
