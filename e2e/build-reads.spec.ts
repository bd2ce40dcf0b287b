// What the build says about wrong content, asked of the live backend: it stops and names the thing.
import { randomUUID } from 'node:crypto';
import { buildPolicyId } from '../backend/access/service-ids.ts';
import { createBackendClient } from '../src/gatsby/directus/create-client.ts';
import { readSiteRecords } from '../src/gatsby/read/read-site-records.ts';
import { askBackend, domains, expect, test } from './fixtures.ts';

// One test changes a record that the others read.
test.describe.configure({ mode: 'serial' });

const backendUrl = process.env.E2E_BACKEND_URL ?? '';
const connect = (token = process.env.E2E_BACKEND_TOKEN ?? '') => createBackendClient({ backendUrl, access: { token } });

test('a project of another domain is refused, naming those there are', async () => {
  const client = await connect();
  await expect(readSiteRecords(client, 'nobody.example')).rejects.toThrow(
    /no project with the domain of this site yet[^]*\nnobody\.example\n[^]*≠ arnsberg-tochter\.example/,
  );
});

test('each project reads its own content only', async () => {
  const client = await connect();
  const [jeweller, watchmaker] = await Promise.all([
    readSiteRecords(client, domains.jeweller),
    readSiteRecords(client, domains.watchmaker),
  ]);
  expect([jeweller.shop !== null, watchmaker.shop !== null]).toEqual([true, false]);
  const ids = new Set(jeweller.pages.map((page) => page.id));
  expect(watchmaker.pages.filter((page) => ids.has(page.id))).toEqual([]);
  expect(watchmaker.company.company_name).not.toBe(jeweller.company.company_name);
});

test('a login instead of a token reads the same', async () => {
  const email = `build-${randomUUID()}@example.com`;
  const password = randomUUID();
  const user = (await askBackend('/users', {
    method: 'POST',
    body: { email, password, policies: [{ policy: buildPolicyId }] },
  })) as { id: string };
  try {
    const client = await createBackendClient({ backendUrl, access: { email, password } });
    const { project } = await readSiteRecords(client, domains.jeweller);
    expect(project.domain).toBe(domains.jeweller);
    await client.close();
  } finally {
    await askBackend(`/users/${user.id}`, { method: 'DELETE' });
  }
});

test('a wrong token is refused with the backend’s own words', async () => {
  const client = await connect('wrong');
  await expect(readSiteRecords(client, domains.jeweller)).rejects.toThrow(/^Unknown error occured .*HTTP 401/);
});

test('a record that cannot be built from is named with collection, id and field', async () => {
  const [theme] = (await askBackend(
    `/items/theme_settings?fields=id,brand_color&filter[project][domain][_eq]=${domains.watchmaker}`,
  )) as { id: string; brand_color: string }[];
  if (!theme) throw new Error('The demo content has no theme settings.');
  const setColor = (brand_color: string) =>
    askBackend(`/items/theme_settings/${theme.id}`, { method: 'PATCH', body: { brand_color } });
  await setColor('green');
  try {
    await expect(readSiteRecords(await connect(), domains.watchmaker)).rejects.toThrow(
      `theme_settings ${theme.id}, field "brand_color": is not a colour such as #1f3d2e`,
    );
  } finally {
    await setColor(theme.brand_color);
  }
});
