// Editors enter amounts in the format of their language; ambiguous input is not saved.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { toNumberInputMessages } from '../backend/extensions/number-input/number-input-messages.ts';
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

const names = { 'de-DE': 'Preis (brutto)', 'en-US': 'Price (gross)' } as const;

interface PriceForm {
  product: string;
  field: ReturnType<Page['locator']>;
  type: (typed: string) => Promise<void>;
  /** Presses the save shortcut and returns the status of the backend's response. */
  save: () => Promise<number>;
  readPrice: () => Promise<unknown>;
}

/**
 * Opens the form of a draft priced at 1,290.00 € as an editor with that studio language; removes draft and editor
 * afterwards.
 */
const editPrice = async (page: Page, language: keyof typeof names, edit: (form: PriceForm) => Promise<void>) => {
  const signOut = await signInStudioEditor(page, language);
  const name = `studio-${randomUUID()}`;
  const [sample] = (await requestBackendAsAdmin(
    `/items/ecommerce_product?filter[project][_eq]=${studioTestProjectRecordId}&fields=category,manufacturer&limit=1`,
  )) as { category: string; manufacturer: string }[];
  const product = await createDirectusItem('/items/ecommerce_product', {
    ...sample,
    project: studioTestProjectRecordId,
    status: 'draft',
    display_name: name,
    slug: name,
    reference_number: name,
    price_brutto: '1290.00',
  });
  try {
    await page.goto(`${testBackendUrl}/admin/content/ecommerce_product/${product}`);
    const field = page.locator('[data-field="price_brutto"]');
    const input = field.locator('input');
    await expect(input).toBeVisible();
    await edit({
      product,
      field,
      type: async (typed) => {
        await input.click();
        await page.keyboard.press('Control+a');
        await page.keyboard.type(typed);
        await input.blur();
      },
      save: async () => {
        const saved = page.waitForResponse(
          (response) => response.request().method() === 'PATCH' && response.url().includes('ecommerce_product'),
        );
        await page.keyboard.press('Control+s');
        return (await saved).status();
      },
      readPrice: async () =>
        (
          (await requestBackendAsAdmin(`/items/ecommerce_product/${product}?fields=price_brutto`)) as {
            price_brutto: unknown;
          }
        ).price_brutto,
    });
  } finally {
    await signOut();
    await requestBackendAsAdmin(`/items/ecommerce_product/${product}`, { method: 'DELETE' });
  }
};

test('saves a price in German format', async ({ page }) => {
  await editPrice(page, 'de-DE', async ({ field, type, save, readPrice }) => {
    await type('1.290,50');
    expect(await save()).toBe(200);
    expect(await readPrice()).toBe('1290.50');
    await expect(field.locator('input')).toHaveValue('1.290,50');
    await expect(field.getByRole('status')).toHaveText('1.290,50 €');

    await page.goto(`${testBackendUrl}/admin/content/ecommerce_product`);
    await expect(
      page
        .getByRole('cell')
        .getByText(/^\d{1,3}(\.\d{3})*,\d\d\s€$/)
        .first(),
    ).toBeVisible();
  });
});

test('saves a price in English format', async ({ page }) => {
  await editPrice(page, 'en-US', async ({ field, type, save, readPrice }) => {
    await type('1,290.50');
    expect(await save()).toBe(200);
    expect(await readPrice()).toBe('1290.50');
    await expect(field.locator('input')).toHaveValue('1,290.50');
    await expect(field.getByRole('status')).toHaveText('€1,290.50');
  });
});

test('rejects ambiguous and invalid input with an explanation', async ({ page }) => {
  await editPrice(page, 'de-DE', async ({ field, type, save, readPrice }) => {
    for (const [typed, ...expectedTexts] of [
      ['1.290', names['de-DE'], '1.290,00 €', '1,29 €'],
      ['1290,505', names['de-DE'], 'zwei Nachkommastellen'],
      ['-5', names['de-DE'], '0,00 €', '9.999.999,99 €'],
      ['zwölf', names['de-DE'], '1.290,50'],
    ] as const) {
      await type(typed);
      for (const text of expectedTexts) await expect(field.getByRole('status')).toContainText(text);
      expect(await save()).toBe(400);
      await expect(page.getByText(toNumberInputMessages('de-DE').unusable(names['de-DE']))).toBeVisible();
      expect(await readPrice()).toBe('1290.00');
    }
  });
});

test('saves a price that drops by more than half only after confirmation', async ({ page }) => {
  await editPrice(page, 'de-DE', async ({ field, type, save, readPrice }) => {
    await type('12,90');
    const drop = { field: names['de-DE'], from: 1290, to: 12.9 };
    await expect(field.getByRole('status')).toHaveText(toNumberInputMessages('de-DE').drop(drop));
    expect(await save()).toBe(400);
    expect(await readPrice()).toBe('1290.00');
    await field.getByRole('button', { name: toNumberInputMessages('de-DE').confirm }).click();
    await expect(field.getByRole('status')).toHaveText(toNumberInputMessages('de-DE').confirmed(drop));
    expect(await save()).toBe(200);
    expect(await readPrice()).toBe('12.90');
    await expect(field.locator('input')).toHaveValue('12,90');
  });
});
