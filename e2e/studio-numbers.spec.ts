// Editors type amounts as their language writes them: the shop sells at what they meant, and what could mean two things is
// not saved.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { toNumberMessages } from '../backend/extensions/number-input/texts.ts';
import { askBackend, backendUrl, expect as expectAtOnce, test } from './fixtures.ts';
import { createItem, signIn, studioFailures, studioProject } from './studio.ts';

// Saves that are refused on purpose.
test.use({ expectedFailures: [...studioFailures, '/items/ecommerce_product', '400'] });

// The studio is six megabytes of script, to be read on a machine that does other work as well.
test.setTimeout(300_000);
const expect = expectAtOnce.configure({ timeout: 120_000 });

const names = { 'de-DE': 'Preis (brutto)', 'en-US': 'Price (gross)' } as const;

interface Desk {
  product: string;
  field: ReturnType<Page['locator']>;
  type: (typed: string) => Promise<void>;
  /** Presses the keys that save; answers the status of the backend. */
  save: () => Promise<number>;
  readPrice: () => Promise<unknown>;
}

/** Gives an editor of the house the form of a draft at 1,290.00 €, in the studio's language; removes both afterwards. */
const editPrice = async (page: Page, language: keyof typeof names, edit: (desk: Desk) => Promise<void>) => {
  const signOut = await signIn(page, language);
  const name = `studio-${randomUUID()}`;
  const [sample] = (await askBackend(
    `/items/ecommerce_product?filter[project][_eq]=${studioProject}&fields=category,manufacturer&limit=1`,
  )) as { category: string; manufacturer: string }[];
  const product = await createItem('/items/ecommerce_product', {
    ...sample,
    project: studioProject,
    status: 'draft',
    display_name: name,
    slug: name,
    reference_number: name,
    price_brutto: '1290.00',
  });
  try {
    await page.goto(`${backendUrl}/admin/content/ecommerce_product/${product}`);
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
        ((await askBackend(`/items/ecommerce_product/${product}?fields=price_brutto`)) as { price_brutto: unknown })
          .price_brutto,
    });
  } finally {
    await signOut();
    await askBackend(`/items/ecommerce_product/${product}`, { method: 'DELETE' });
  }
};

test('a German price is saved as it was meant', async ({ page }) => {
  await editPrice(page, 'de-DE', async ({ field, type, save, readPrice }) => {
    await type('1.290,50');
    expect(await save()).toBe(200);
    expect(await readPrice()).toBe('1290.50');
    await expect(field.locator('input')).toHaveValue('1.290,50');
    await expect(field.getByRole('status')).toHaveText('1.290,50 €');

    await page.goto(`${backendUrl}/admin/content/ecommerce_product`);
    await expect(
      page
        .getByRole('cell')
        .getByText(/^\d{1,3}(\.\d{3})*,\d\d\s€$/)
        .first(),
    ).toBeVisible();
  });
});

test('an English price is saved as it was meant', async ({ page }) => {
  await editPrice(page, 'en-US', async ({ field, type, save, readPrice }) => {
    await type('1,290.50');
    expect(await save()).toBe(200);
    expect(await readPrice()).toBe('1290.50');
    await expect(field.locator('input')).toHaveValue('1,290.50');
    await expect(field.getByRole('status')).toHaveText('€1,290.50');
  });
});

test('what could be two prices is refused with both, and not saved', async ({ page }) => {
  await editPrice(page, 'de-DE', async ({ field, type, save, readPrice }) => {
    for (const [typed, ...says] of [
      ['1.290', names['de-DE'], '1.290,00 €', '1,29 €'],
      ['1290,505', names['de-DE'], 'zwei Nachkommastellen'],
      ['-5', names['de-DE'], '0,00 €', '9.999.999,99 €'],
      ['zwölf', names['de-DE'], '1.290,50'],
    ] as const) {
      await type(typed);
      for (const text of says) await expect(field.getByRole('status')).toContainText(text);
      expect(await save()).toBe(400);
      await expect(page.getByText(toNumberMessages('de-DE').unusable(names['de-DE']))).toBeVisible();
      expect(await readPrice()).toBe('1290.00');
    }
  });
});

test('a price that falls by more than half is saved once the editor has confirmed it', async ({ page }) => {
  await editPrice(page, 'de-DE', async ({ field, type, save, readPrice }) => {
    await type('12,90');
    const drop = { field: names['de-DE'], from: 1290, to: 12.9 };
    await expect(field.getByRole('status')).toHaveText(toNumberMessages('de-DE').drop(drop));
    expect(await save()).toBe(400);
    expect(await readPrice()).toBe('1290.00');
    await field.getByRole('button', { name: toNumberMessages('de-DE').confirm }).click();
    await expect(field.getByRole('status')).toHaveText(toNumberMessages('de-DE').confirmed(drop));
    expect(await save()).toBe(200);
    expect(await readPrice()).toBe('12.90');
    await expect(field.locator('input')).toHaveValue('12,90');
  });
});
