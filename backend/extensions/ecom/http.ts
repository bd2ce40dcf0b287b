// The parts of Express and of Directus's context that the order service uses, and how an answer is sent.
import { type Answer, refusalStatuses } from '../../../contract/shop/order-answer.ts';

export interface Request {
  body: unknown;
}

export interface Response {
  status: (code: number) => { json: (body: Answer) => unknown };
}

export type Next = (error?: unknown) => void;

export const sendAnswer = (response: Response, answer: Answer): void => {
  response.status(answer.status === 'ok' ? 200 : refusalStatuses[answer.code]).json(answer);
};

type Item = Record<string, unknown>;

/** A query of Directus's query builder (knex); `await` runs it. */
interface Rows {
  leftJoin: (table: string, left: string, right: string) => Rows;
  where: (condition: Item) => Rows;
  first: (...columns: string[]) => Promise<Item | undefined>;
}

export type Database = (table: string) => Rows;

interface WriteOptions {
  autoPurgeCache: boolean;
}

/** What Directus hands to an extension. */
export interface Context {
  database: Database;
  getSchema: () => Promise<unknown>;
  services: {
    ItemsService: new (
      collection: string,
      options: { schema: unknown; knex: Database; accountability: null },
    ) => { createOne: (item: Item, options: WriteOptions) => Promise<unknown> };
  };
}
