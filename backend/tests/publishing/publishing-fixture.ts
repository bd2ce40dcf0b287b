// Test fixture of publishing: a backend with a stand-in host, and small projects with editors.
import { randomUUID } from 'node:crypto';
import { afterAll, vi } from 'vitest';
import { editorRoleId } from '../../access/fixed-account-and-policy-ids.ts';
import { createDirectusRestClient, type DirectusRestClient } from '../../rest/directus-rest-client.ts';
import type { PublishingPanelState, SitePublishingState } from '../../../contract/publishing/publishing-panel.ts';
import { type DedicatedTestBackend, useDedicatedTestBackend } from '../dedicated-test-backend.ts';
import { queryTestDatabase } from '../query-test-database.ts';
import { createShopFixture, type ShopFixture } from '../shop-content-fixture.ts';
import { testRebuildSecret, type StandInBuildHost, startStandInBuildHost } from './stand-in-build-host.ts';

type Row = Record<string, unknown>;

export interface TestStudioEditor {
  id: string;
  email: string;
  token: string;
  rest: DirectusRestClient;
}

export interface PublishingTestProject extends ShopFixture {
  /** An editor of this project. */
  editor: TestStudioEditor;
}

export interface PublishingFixture {
  host: StandInBuildHost;
  current: () => DedicatedTestBackend;
  /** Creates a project with a shop. Its setup is not published, because the setup account makes it. */
  createProject: () => Promise<PublishingTestProject>;
  createEditor: (fields: { project: string | null; language?: string; role?: string }) => Promise<TestStudioEditor>;
  readRows: (sql: string, values?: unknown[]) => Promise<Row[]>;
  /** Publications of a project, oldest first. */
  readPublications: (project: string) => Promise<Row[]>;
  /** Calls the panel's route, which also requests the host's status. */
  readState: (editor: Pick<TestStudioEditor, 'rest'>) => Promise<PublishingPanelState>;
  readSite: (editor: Pick<TestStudioEditor, 'rest'>) => Promise<SitePublishingState>;
}

/** Waits for the result of an asynchronous publication. */
export const waitForPublishingResult = <Result>(check: () => Promise<Result> | Result): Promise<Result> =>
  vi.waitFor(check, { timeout: 40_000, interval: 100 });

export const usePublishingFixture = async (headers: Record<string, string> = {}): Promise<PublishingFixture> => {
  const host = await startStandInBuildHost();
  const own = useDedicatedTestBackend({ publishing: { rebuildUrl: host.url, secret: testRebuildSecret, headers } });
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
    return { id, email, token, rest: createDirectusRestClient(running.url, token) };
  };
  const readRows: PublishingFixture['readRows'] = (sql, values) =>
    queryTestDatabase(own.current().running.databaseUrl, sql, values);
  const readState: PublishingFixture['readState'] = async ({ rest }) =>
    rest.get<PublishingPanelState>('/ecom/publishing');
  return {
    host,
    current: own.current,
    createEditor,
    readRows,
    readState,
    createProject: async () => {
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
