// Reads a site's content from the live backend, as the build does. Invalid content fails with an error that names it.
import { randomUUID } from 'node:crypto';
import { siteBuildPolicyId } from '../backend/access/fixed-account-and-policy-ids.ts';
import { createBackendClient } from '../src/gatsby/directus/create-backend-client.ts';
import { readValidatedSiteRecords } from '../src/gatsby/read/read-validated-site-records.ts';
import { requestBackendAsAdmin, demoSiteDomains, expect, test } from './fixtures.ts';

// Serial: one test changes a record that the others read.
test.describe.configure({ mode: 'serial' });

const backendUrl = process.env.E2E_BACKEND_URL ?? '';
const connect = (token = process.env.E2E_BACKEND_TOKEN ?? '') => createBackendClient({ backendUrl, access: { token } });

test('rejects an unknown domain and lists the existing ones', async () => {
  const client = await connect();
  await expect(readValidatedSiteRecords(client, 'nobody.example')).rejects.toThrow(
    /no project with the domain of this site yet[^]*\nnobody\.example\n[^]*≠ arnsberg-tochter\.example/,
  );
});

test('reads only the content of its project', async () => {
  const client = await connect();
  const [jeweller, watchmaker] = await Promise.all([
    readValidatedSiteRecords(client, demoSiteDomains.jeweller),
    readValidatedSiteRecords(client, demoSiteDomains.watchmaker),
  ]);
  expect([jeweller.shop !== null, watchmaker.shop !== null]).toEqual([true, false]);
  const ids = new Set(jeweller.pages.map((page) => page.id));
  expect(watchmaker.pages.filter((page) => ids.has(page.id))).toEqual([]);
  expect(watchmaker.company.company_name).not.toBe(jeweller.company.company_name);
});

test('reads with an account instead of a token', async () => {
  const email = `build-${randomUUID()}@example.com`;
  const password = randomUUID();
  const user = (await requestBackendAsAdmin('/users', {
    method: 'POST',
    body: { email, password, policies: [{ policy: siteBuildPolicyId }] },
  })) as { id: string };
  try {
    const client = await createBackendClient({ backendUrl, access: { email, password } });
    const { project } = await readValidatedSiteRecords(client, demoSiteDomains.jeweller);
    expect(project.domain).toBe(demoSiteDomains.jeweller);
    await client.close();
  } finally {
    await requestBackendAsAdmin(`/users/${user.id}`, { method: 'DELETE' });
  }
});

test('rejects a wrong token with the message of the backend', async () => {
  const client = await connect('wrong');
  await expect(readValidatedSiteRecords(client, demoSiteDomains.jeweller)).rejects.toThrow(
    /^Unknown error occured .*HTTP 401/,
  );
});

test('reports collection, id and field of an invalid record', async () => {
  const [theme] = (await requestBackendAsAdmin(
    `/items/theme_settings?fields=id,brand_color&filter[project][domain][_eq]=${demoSiteDomains.watchmaker}`,
  )) as { id: string; brand_color: string }[];
  if (!theme) throw new Error('The demo content has no theme settings.');
  const setColor = (brand_color: string) =>
    requestBackendAsAdmin(`/items/theme_settings/${theme.id}`, { method: 'PATCH', body: { brand_color } });
  await setColor('green');
  try {
    await expect(readValidatedSiteRecords(await connect(), demoSiteDomains.watchmaker)).rejects.toThrow(
      `theme_settings ${theme.id}, field "brand_color": is not a colour such as #1f3d2e`,
    );
  } finally {
    await setColor(theme.brand_color);
  }
});
