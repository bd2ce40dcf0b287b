// Personalization of a product: fields, validation, withdrawal notice and live preview, on the style guide, which
// combines the components like a product page.
import type { Locator, Page } from 'playwright/test';
import { expect, findAccessibilityViolations, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';
import { openStyleGuidePage } from './open-style-guide-page.ts';

const text = (key: string) => readSiteMessageByKey('de', 'personalization', key);

const open = async (page: Page, surface: string): Promise<Locator> => {
  await openStyleGuidePage(page);
  return page.locator(`[data-surface=${surface}]`);
};

const preview = (example: Locator): Locator => example.getByRole('img');

test('the preview draws and describes the input, and the drawing is stored', async ({ page }) => {
  const example = await open(page, 'ring');
  await expect(preview(example)).toHaveAccessibleName('Ring, Innenseite, ohne Gravur');
  await expect(example).not.toHaveAttribute('data-kept');
  const before = await preview(example).locator('path').count();
  await example.getByRole('textbox', { name: 'Gravur' }).fill('  Anna & José ♥ ');
  await expect(preview(example)).toHaveAccessibleName('Ring, Innenseite, graviert mit „Anna & José ♥“ in Antiqua');
  // The engraved line, in three layers: its dark and its bright wall, and its ground.
  await expect(preview(example).locator('path')).toHaveCount(before + 1);
  await expect(preview(example).locator('use')).toHaveCount(3);
  await expect(example).toHaveAttribute('data-kept', /^\d{4,5}$/);
});

test('the preview changes when another font is chosen by keyboard', async ({ page }) => {
  const example = await open(page, 'disc');
  const cut = preview(example).locator('path').last();
  await expect(example).toHaveAttribute('data-kept');
  const serif = await cut.getAttribute('d');
  await example.getByRole('radio', { name: text('fonts.serif') }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(example.getByRole('radio', { name: text('fonts.script') })).toBeChecked();
  await expect(preview(example)).toHaveAccessibleName(/Schreibschrift$/);
  await expect(cut).not.toHaveAttribute('d', serif ?? '');
});

test('characters that cannot be engraved are reported at the field on blur', async ({ page }) => {
  const example = await open(page, 'ring');
  const field = example.getByRole('textbox', { name: 'Gravur' });
  await field.fill('Ж und 👨‍👩‍👧');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/„Ж“ und „👨‍👩‍👧“ können in dieser Schrift nicht graviert werden\.$/);
  await field.fill('Anna');
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('length is counted in grapheme clusters, and the input is never truncated', async ({ page }) => {
  const example = await open(page, 'plate');
  const field = example.getByRole('textbox', { name: 'Initialen' });
  await field.fill('Z\u0301ÄB');
  await expect(example.getByText('3 von 3 Zeichen').first()).toBeVisible();
  await expect(field).not.toHaveAttribute('aria-invalid');
  await field.fill('ABCD');
  await field.blur();
  await expect(field).toHaveValue('ABCD');
  await expect(field).toHaveAccessibleDescription(/Platz für 3 Zeichen, Ihr Text hat 4/);
  await expect(example.getByRole('status').filter({ hasText: '4 von 3 Zeichen' })).toBeAttached();
});

test('a pair requires both sizes, and can be returned if it has no engraving', async ({ page }) => {
  const example = await open(page, 'ring_pair');
  const sizes = example.getByRole('combobox');
  await example.getByRole('button', { name: 'Prüfen' }).click();
  for (const size of await sizes.all()) {
    await expect(size).toHaveAttribute('aria-invalid', 'true');
    await size.selectOption('54');
    await expect(size).not.toHaveAttribute('aria-invalid');
  }
  await expect(example.getByText(text('withdrawal.engraved'))).toBeVisible();
  for (const field of await example.getByRole('textbox').all()) await field.clear();
  await expect(example.getByText(text('withdrawal.engraved'))).toHaveCount(0);
  await expect(example.getByText(text('withdrawal.sizes'))).toBeVisible();
  await expect(example).not.toHaveAttribute('data-kept');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page contains the fields and the withdrawal notice', async ({ page }) => {
    await page.goto(`${toTestSiteUrl('watchmaker')}/specimens`);
    const example = page.locator('[data-surface=ring]');
    await expect(example.getByRole('textbox', { name: 'Gravur' })).toBeVisible();
    await expect(example.getByText(text('withdrawal.general'))).toBeVisible();
    await expect(example.getByRole('radio')).toHaveCount(2);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible, ${colorScheme}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('int-color-mode', mode), colorScheme);
    const example = await open(page, 'ring');
    await example.getByRole('textbox', { name: 'Gravur' }).fill('Ж');
    await example.getByRole('button', { name: 'Prüfen' }).click();
    await expect(example.getByRole('textbox', { name: 'Gravur' })).toHaveAttribute('aria-invalid', 'true');
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
}

test.describe('when the font cannot be loaded', () => {
  test.use({ expectedFailures: ['/static/engraving/'] });

  test('the preview shows an error, and the fields still work', async ({ page }) => {
    await page.route('**/static/engraving/**', (route) => route.abort());
    const example = await open(page, 'ring');
    await example.getByRole('textbox', { name: 'Gravur' }).fill('Anna');
    await expect(example.getByText(text('preview.failed'))).toBeVisible();
    await expect(example.getByText(text('withdrawal.engraved'))).toBeVisible();
  });
});
