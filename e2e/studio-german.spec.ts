// A German editor and a German assistant find no key, no JSON and no English in the studio: walks the lists of their
// menus, some forms and the modules, and compares what is shown with the content model.
import type { Page } from 'playwright/test';
import type { FieldDefinition, StudioLabel } from '../backend/schema/content-model-types.ts';
import {
  documentsDeskModuleId,
  stockAndPricesModuleId,
  studioDashboardModuleId,
  studioGuideModuleId,
} from '../backend/access/fixed-account-and-policy-ids.ts';
import { toRoleCollectionAccess } from '../backend/access/role-permission-matrix.ts';
import { toCollectionNamesHiddenFromMenu } from '../backend/extensions/route-guard/hide-collections-from-menu.ts';
import { contentModelCollections } from '../backend/schema/content-model.ts';
import { requestBackendAsAdmin, testBackendUrl, expect as expectAtOnce, test } from './fixtures.ts';
import {
  createDirectusItem,
  ignoredStudioErrorTexts,
  signInStudioEditor,
  studioTestProjectRecordId,
} from './studio-helpers.ts';

// The frame of the email preview blocks scripts, also the one with which this test looks for errors.
test.use({ expectedFailures: [...ignoredStudioErrorTexts, '403', 'about:srcdoc'] });

// The studio loads six megabytes of scripts, which is slow on a busy machine.
test.setTimeout(300_000);
const expect = expectAtOnce.configure({ timeout: 120_000 });

/** The collections in the menu of a role. */
const toMenu = (role: 'editor' | 'assistant'): string[] => {
  const outside = toCollectionNamesHiddenFromMenu(role);
  return contentModelCollections.flatMap(({ name, hidden }) =>
    hidden || outside.includes(name) || toRoleCollectionAccess(contentModelCollections, name, role) === 'none'
      ? []
      : [name],
  );
};

/** What the modules show once they have loaded. */
const modules: [id: string, part: string][] = [
  [studioDashboardModuleId, '.studio-dashboard .tile'],
  [stockAndPricesModuleId, '.stock-sheet tbody tr'],
  [documentsDeskModuleId, '.documents-desk .card'],
  [studioGuideModuleId, '.studio-guide section'],
];

const isLabel = (value: unknown): value is StudioLabel =>
  typeof value === 'object' && value !== null && 'de' in value && 'en' in value;

const collectLabels = (value: unknown): StudioLabel[] => {
  if (isLabel(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectLabels) : [];
};

const toLabels = ({ label, note, options, displayOptions }: FieldDefinition): StudioLabel[] =>
  collectLabels([label, note, options, displayOptions]);

const labels = contentModelCollections.flatMap(({ label, note, fields }) => [
  ...collectLabels([label, note]),
  ...fields.flatMap(toLabels),
]);

const germanTexts = new Set(labels.map(({ de }) => de));
const englishTexts = new Set(labels.map(({ en }) => en).filter((text) => !germanTexts.has(text)));
// A record of the collection `language`, each named in its own language.
englishTexts.delete('English');

/** Directus's own words, where a text of it is not translated or a value is shown in place of a label. */
const englishWords =
  /^(Published|Draft|Archived|Select an item\.*|Select\.*|Create New|Add Existing|No items|Enabled|Disabled|Save|Cancel|None|Value|Label|Key|Title|Type|Status code)$/i;

/** Why a line of the studio is not for a German shop assistant; `undefined` if it is. */
const findFault = (line: string): string | undefined => {
  if (/(^|[\s(:])[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}($|[\s),])/.test(line)) return 'UUID';
  if (/(^|[\s(:])[a-z]+(_[a-z\d]+)+($|[\s),])/.test(line)) return 'key';
  if (/\$t:|(^|\s)(note|option|range|pattern)--/.test(line)) return 'text without translation';
  if (/^[[{]\s*"|\[object /.test(line)) return 'JSON';
  return englishTexts.has(line) || englishWords.test(line) ? 'English' : undefined;
};

const main = (page: Page) => page.locator('#main-content');

/** Waits until the studio shows what it has loaded. */
const waitUntilShown = async (page: Page, path: RegExp, part: string) => {
  await expect(page).toHaveURL(path);
  await expect(main(page).locator(part).first()).toBeVisible();
  await expect(main(page).locator('.v-skeleton-loader, .v-progress-circular')).toHaveCount(0);
};

const readFaults = async (page: Page): Promise<string[]> => {
  const text = await main(page).innerText();
  const values = await main(page)
    .locator('input:visible, textarea:visible')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const lines = [...text.split('\n'), ...values].map((line) => line.trim());
  const faults = lines.flatMap((line) => {
    const fault = findFault(line);
    return fault === undefined ? [] : [`${fault}: ${line}`];
  });
  const editors = await main(page).locator('.CodeMirror, .interface-input-code').count();
  return [...new Set([...faults, ...(editors > 0 ? ['JSON editor'] : [])])];
};

const menuEntries = (page: Page, name: string) => page.locator(`#module-navigation a[href$="/content/${name}"]`);

/** While the records load, the studio shows those of the previous list in the columns of this one. */
const openList = async (page: Page, name: string) => {
  const loaded = page.waitForResponse((response) => {
    const { pathname, search } = new URL(response.url());
    return pathname === `/items/${name}` && !search.includes('aggregate');
  });
  await menuEntries(page, name).first().click();
  await loaded;
  await waitUntilShown(page, new RegExp(`/content/${name}$`), 'table tbody tr, .v-info');
};

/** Reports what is wrong and goes on. What has loaded may not be rendered yet. */
const expectNoFault = (page: Page, part: string) =>
  expect
    .configure({ soft: true })
    .poll(() => readFaults(page), part)
    .toEqual([]);

/** Forms with inputs of our own and with many labels; schema/content-model-studio-labels.test.ts checks the fields of all others. */
const shownForms: [name: string, part: string][] = [
  ['theme_settings', '[data-field="border_radius"]'],
  ['project', '[data-field="rolex_api_key"]'],
  ['ecommerce_size_guide', '.table-input'],
  ['ecommerce_personalization', '[data-field="fields"] .v-list-item'],
  ['ecommerce_zero_result_search', '.search-synonym'],
  ['ecommerce_mail_text', '.mail-preview iframe'],
  ['ecommerce_product', '[data-field="product_variants"]'],
];

/** Forms that an assistant may change only in part, or not at all. */
const formsOfAssistant: [name: string, part: string][] = [
  ['ecommerce_product', '[data-field="product_variants"]'],
  ['branch', '[data-field="opening_periods"]'],
];

/** The lists of the menu, the modules and these forms. */
const walkStudio = async (page: Page, menu: readonly string[], forms: typeof shownForms) => {
  for (const name of menu) {
    await openList(page, name);
    await expectNoFault(page, `${name}, list`);
  }
  for (const [id, part] of modules) {
    await page.locator(`#module-bar a[href$="/admin/${id}"], .module-bar a[href$="/admin/${id}"]`).first().click();
    await waitUntilShown(page, new RegExp(`/${id}(#|$)`), part);
    await expectNoFault(page, id);
  }
  for (const [name, part] of forms) {
    await openForm(page, name, part);
    await expectNoFault(page, `${name}, form`);
  }
};

/** Loads the studio anew, because Directus's list of translations breaks if its form is left while it changes. */
const openForm = async (page: Page, name: string, part: string) => {
  const filter = name === 'project' ? 'id' : 'project';
  const [record] = (await requestBackendAsAdmin(
    `/items/${name}?filter[${filter}][_eq]=${studioTestProjectRecordId}&fields=id&limit=1`,
  )) as { id: string }[];
  await page.goto(`${testBackendUrl}/admin/content/${name}/${record?.id}`);
  await waitUntilShown(page, new RegExp(`/content/${name}/.+`), part);
};

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const visitor = {
  project: studioTestProjectRecordId,
  name: 'Grete Sturm',
  email: 'grete.sturm@example.com',
  language: 'de',
};

/** One record of each kind that visitors send, and a text of an email. @returns a function that deletes them */
const createVisitorRecords = async (): Promise<() => Promise<void>> => {
  const [branch] = (await requestBackendAsAdmin(
    `/items/branch?filter[project][_eq]=${studioTestProjectRecordId}&fields=id&limit=1`,
  )) as { id: string }[];
  const records: [string, object][] = [
    ['contact_message', { ...visitor, message: 'Guten Tag', status: 'closed' }],
    [
      'ecommerce_mail_text',
      { project: studioTestProjectRecordId, kind: 'shipped', language: 'de', extra: 'Viel Freude damit!' },
    ],
    ['ecommerce_request', { ...visitor, kind: 'price', subject: 'Ring', status: 'closed' }],
    [
      'appointment',
      { ...visitor, branch: branch?.id, state: 'cancelled', starts_at: at(-60), ends_at: at(-30), email: null },
    ],
    [
      'ecommerce_zero_result_search',
      {
        project: studioTestProjectRecordId,
        query: `perlenkete ${Date.now()}`,
        count: 3,
        language: 'de',
        last_at: at(-60),
      },
    ],
  ];
  const paths: string[] = [];
  for (const [collection, record] of records)
    paths.push(`/items/${collection}/${await createDirectusItem(`/items/${collection}`, record)}`);
  return async () => {
    for (const path of paths) await requestBackendAsAdmin(path, { method: 'DELETE' });
  };
};

test('shows a German editor no key, no JSON and no English in lists and forms', async ({ page }) => {
  const removeRecords = await createVisitorRecords();
  const signOut = await signInStudioEditor(page, 'de-DE');
  try {
    await page.goto(`${testBackendUrl}/admin/content`);
    await walkStudio(page, toMenu('editor'), shownForms);
  } finally {
    await signOut();
    await removeRecords();
  }
});

test('shows a German assistant the menu of the role, without keys, JSON and English', async ({ page }) => {
  const signOut = await signInStudioEditor(page, 'de-DE', 'assistant');
  try {
    await page.goto(`${testBackendUrl}/admin/content`);
    const menu = toMenu('assistant');
    await expect(menuEntries(page, 'ecommerce_order').first()).toBeVisible();
    for (const { name } of contentModelCollections)
      if (!menu.includes(name)) await expect(menuEntries(page, name), name).toHaveCount(0);
    await walkStudio(page, menu, formsOfAssistant);
  } finally {
    await signOut();
  }
});
