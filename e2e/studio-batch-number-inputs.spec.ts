// Amounts in other studio forms, in the editor's language: prices of variants in the drawer of their product, and of
// several products in the batch form. Ambiguous input is rejected.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { requestBackendAsAdmin, testBackendUrl, expect as expectAtOnce, test } from './fixtures.ts';
import {
  createDirectusItem,
  signInStudioEditor,
  ignoredStudioErrorTexts,
  studioTestProjectRecordId,
} from './studio-helpers.ts';

// Some saves are expected to be rejected.
test.use({ expectedFailures: [...ignoredStudioErrorTexts, '/items/ecommerce_product', '400'] });
// The studio loads six megabytes of scripts, which is slow on a busy machine.
test.setTimeout(300_000);
const expect = expectAtOnce.configure({ timeout: 120_000 });

const price = 'Preis (brutto)';

const createProduct = async (changes: object = {}): Promise<{ id: string; name: string }> => {
  const [sample] = (await requestBackendAsAdmin(
    `/items/ecommerce_product?filter[project][_eq]=${studioTestProjectRecordId}&fields=category,manufacturer&limit=1`,
  )) as { category: string; manufacturer: string }[];
  const name = `studio-${randomUUID()}`;
  const fields = {
    project: studioTestProjectRecordId,
    status: 'draft',
    display_name: name,
    slug: name,
    reference_number: name,
  };
  const id = await createDirectusItem('/items/ecommerce_product', {
    ...sample,
    ...fields,
    price_brutto: '1290.00',
    ...changes,
  });
  return { id, name };
};

const readPrices = async (collection: string, filter: string) =>
  (
    (await requestBackendAsAdmin(`/items/${collection}?fields=price_brutto&sort=id&${filter}`)) as {
      price_brutto: string;
    }[]
  ).map(({ price_brutto }) => price_brutto);

const type = async (page: Page, field: Locator, typed: string): Promise<void> => {
  const input = field.getByRole('textbox');
  await input.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(typed);
  await input.blur();
};

const iconButton = (within: Locator | Page, icon: string): Locator =>
  within.locator(`button:has([data-icon="${icon}"])`);

/** Triggers a save and returns the status of the backend's response. */
const save = async (page: Page, press: () => Promise<void>): Promise<number> => {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('/items/ecommerce_product'),
  );
  await press();
  return (await saved).status();
};

let signOut: () => Promise<void>;
test.beforeEach(async ({ page }) => {
  signOut = await signInStudioEditor(page, 'de-DE');
});
test.afterEach(() => signOut());

test('the price of a variant is entered in German format in the drawer of its product', async ({ page }) => {
  const { id } = await createProduct({
    price_brutto: null,
    product_variants: [{ display_name: 'Größe 52', price_brutto: '1290.00' }],
  });
  try {
    await page.goto(`${testBackendUrl}/admin/content/ecommerce_product/${id}`);
    const table = page.locator('[data-field="product_variants"]');
    await table.getByRole('button', { name: 'Größe 52: Bild' }).click();
    const drawer = page.locator('.v-drawer');
    const field = drawer.locator('[data-field="price_brutto"]');
    await expect(field.locator('input')).toHaveValue('1.290,00');
    const saveBoth = () => save(page, () => page.keyboard.press('Control+s'));

    await type(page, field, '1.300');
    for (const text of [price, '1.300,00 €', '1,30 €']) await expect(field.getByRole('status')).toContainText(text);

    await type(page, field, '1.290,50');
    await expect(field.getByRole('status')).toHaveText('1.290,50 €');
    await iconButton(drawer, 'check').first().click();
    await expect(drawer).toHaveCount(0);
    await expect(table.getByRole('textbox', { name: 'Preis in €, Größe 52' })).toHaveValue('1.290,50');
    expect(await saveBoth()).toBe(200);
    expect(await readPrices('ecommerce_product_variant', `filter[product][_eq]=${id}`)).toEqual(['1290.50']);
  } finally {
    await requestBackendAsAdmin(`/items/ecommerce_product/${id}`, { method: 'DELETE' });
  }
});

test('the prices of two products are entered in German format in one batch', async ({ page }) => {
  const products = [await createProduct(), await createProduct()];
  const common = `studio-batch-${randomUUID()}`;
  for (const { id } of products) {
    await requestBackendAsAdmin(`/items/ecommerce_product/${id}`, { method: 'PATCH', body: { display_name: common } });
  }
  try {
    await page.goto(`${testBackendUrl}/admin/content/ecommerce_product`);
    await iconButton(page, 'search').click();
    await page.getByRole('searchbox', { name: 'Elemente suchen' }).fill(common);
    const rows = page.locator('.layout-tabular tbody tr');
    await expect(rows).toHaveCount(2);
    await page.locator('.layout-tabular thead .v-checkbox, .layout-tabular thead button.v-checkbox').first().click();
    await iconButton(page, 'edit').click();
    const drawer = page.locator('.v-drawer');
    const field = drawer.locator('[data-field="price_brutto"]');
    await field.locator('label, .v-checkbox').first().click();

    await type(page, field, '1.300');
    for (const text of [price, '1.300,00 €', '1,30 €']) await expect(field.getByRole('status')).toContainText(text);

    await type(page, field, '1.190,50');
    await expect(field.getByRole('status')).toHaveText('1.190,50 €');
    expect(await save(page, () => iconButton(drawer, 'check').first().click())).toBe(200);
    const filter = `filter[id][_in]=${products.map(({ id }) => id).join()}`;
    expect(await readPrices('ecommerce_product', filter)).toEqual(['1190.50', '1190.50']);
  } finally {
    for (const { id } of products) await requestBackendAsAdmin(`/items/ecommerce_product/${id}`, { method: 'DELETE' });
  }
});
