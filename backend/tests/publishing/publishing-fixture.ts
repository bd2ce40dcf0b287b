// A backend that publishes to a stand-in host, and editors of small houses, for the tests of this folder.
import { randomUUID } from 'node:crypto';
import { afterAll, vi } from 'vitest';
import { editorRoleId } from '../../access/service-ids.ts';
import { withDatabase } from '../../database/connection.ts';
import { createRestClient, type RestClient } from '../../rest/rest-client.ts';
import type { PublishingPanelState, SitePublishingState } from '../../extensions/ecom/publishing/panel-state.ts';
import { type OwnBackend, useOwnBackend } from '../own-backend.ts';
import { createShopFixture, type ShopFixture } from '../shop-fixture.ts';
import { secret, type StandInHost, startStandInHost } from './stand-in-host.ts';

type Row = Record<string, unknown>;

export interface Editor {
  id: string;
  email: string;
  token: string;
  rest: RestClient;
}

export interface House extends ShopFixture {
  /** Its own editor. */
  editor: Editor;
}

export interface PublishingFixture {
  host: StandInHost;
  current: () => OwnBackend;
  /** A project with a shop, whose set-up is not published: the set-up account makes it. */
  createHouse: () => Promise<House>;
  createEditor: (fields: { project: string | null; language?: string; role?: string }) => Promise<Editor>;
  readRows: (sql: string, values?: unknown[]) => Promise<Row[]>;
  /** Of a project, oldest first. */
  readPublications: (project: string) => Promise<Row[]>;
  /** Calls the panel's route, which also asks the host. */
  readState: (editor: Pick<Editor, 'rest'>) => Promise<PublishingPanelState>;
  readSite: (editor: Pick<Editor, 'rest'>) => Promise<SitePublishingState>;
}

/** Waits for what a publication comes to by itself. */
export const until = <Result>(check: () => Promise<Result> | Result): Promise<Result> =>
  vi.waitFor(check, { timeout: 40_000, interval: 100 });

export const usePublishing = async (headers: Record<string, string> = {}): Promise<PublishingFixture> => {
  const host = await startStandInHost();
  const own = useOwnBackend({ publishing: { rebuildUrl: host.url, secret, headers } });
  afterAll(() => host.stop());
  const createEditor: PublishingFixture['createEditor'] = async ({ project, language, role = editorRoleId }) => {
    const { running, rest } = own.current();
    const token = randomUUID();
    const email = `${token}@example.com`;
    const { id } = await rest.post<{ id: string }>('/users', {
      email,
      role,
      project,
      token,
      status: 'active',
      first_name: 'Rosa',
      last_name: 'Beispiel',
      language: language ?? null,
    });
    return { id, email, token, rest: createRestClient(running.url, token) };
  };
  const readRows: PublishingFixture['readRows'] = (sql, values) =>
    withDatabase(own.current().running.databaseUrl, (database) => database.readRows(sql, values));
  const readState: PublishingFixture['readState'] = async ({ rest }) =>
    rest.get<PublishingPanelState>('/ecom/publishing');
  return {
    host,
    current: own.current,
    createEditor,
    readRows,
    readState,
    createHouse: async () => {
      const shop = await createShopFixture(own.current().rest);
      return { ...shop, editor: await createEditor({ project: shop.project }) };
    },
    readPublications: (project) =>
      readRows('select * from publication where project = $1 order by date_created', [project]),
    readSite: async (editor) => {
      const [site] = (await readState(editor)).sites;
      if (!site) throw new Error('The editor has no site.');
      return site;
    },
  };
};
