// What a visitor sees who has a piece engraved: fields, their problems, the notice of withdrawal, the live preview. Tried
// on the page of specimens, which puts the parts together as a product page does.
import type { Locator, Page } from 'playwright/test';
import { expect, findAccessibilityProblems, message, siteUrl, test } from './fixtures.ts';
import { openSpecimens } from './open-specimens.ts';

const text = (key: string) => message('de', 'personalization', key);

const open = async (page: Page, surface: string): Promise<Locator> => {
  await openSpecimens(page);
  return page.locator(`[data-surface=${surface}]`);
};

const preview = (piece: Locator): Locator => piece.getByRole('img');

test('the preview says and draws what is typed, and the drawing is kept', async ({ page }) => {
  const piece = await open(page, 'ring');
  await expect(preview(piece)).toHaveAccessibleName('Ring, Innenseite, ohne Gravur');
  await expect(piece).not.toHaveAttribute('data-kept');
  const before = await preview(piece).locator('path').count();
  await piece.getByRole('textbox', { name: 'Gravur' }).fill('  Anna & José ♥ ');
  await expect(preview(piece)).toHaveAccessibleName('Ring, Innenseite, graviert mit „Anna & José ♥“ in Antiqua');
  // The cut and the light at its edge.
  await expect(preview(piece).locator('path')).toHaveCount(before + 2);
  await expect(piece).toHaveAttribute('data-kept', /^\d{4,5}$/);
});

test('another face is drawn when it is chosen with the keyboard', async ({ page }) => {
  const piece = await open(page, 'disc');
  const cut = preview(piece).locator('path').last();
  await expect(piece).toHaveAttribute('data-kept');
  const serif = await cut.getAttribute('d');
  await piece.getByRole('radio', { name: text('fonts.serif') }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(piece.getByRole('radio', { name: text('fonts.script') })).toBeChecked();
  await expect(preview(piece)).toHaveAccessibleName(/Schreibschrift$/);
  await expect(cut).not.toHaveAttribute('d', serif ?? '');
});

test('what cannot be engraved is named when the field is left, at the field', async ({ page }) => {
  const piece = await open(page, 'ring');
  const field = piece.getByRole('textbox', { name: 'Gravur' });
  await field.fill('Ж und 👨‍👩‍👧');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/„Ж“ und „👨‍👩‍👧“ können in dieser Schrift nicht graviert werden\.$/);
  await field.fill('Anna');
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('length is counted in what a reader takes for a character, and nothing is cut off', async ({ page }) => {
  const piece = await open(page, 'plate');
  const field = piece.getByRole('textbox', { name: 'Initialen' });
  await field.fill('Z\u0301ÄB');
  await expect(piece.getByText('3 von 3 Zeichen').first()).toBeVisible();
  await expect(field).not.toHaveAttribute('aria-invalid');
  await field.fill('ABCD');
  await field.blur();
  await expect(field).toHaveValue('ABCD');
  await expect(field).toHaveAccessibleDescription(/Platz für 3 Zeichen, Ihr Text hat 4/);
  await expect(piece.getByRole('status').filter({ hasText: '4 von 3 Zeichen' })).toBeAttached();
});

test('a pair wants both sizes at the try to order, and two sizes alone can still be sent back', async ({ page }) => {
  const piece = await open(page, 'ring_pair');
  const sizes = piece.getByRole('combobox');
  await piece.getByRole('button', { name: 'Prüfen' }).click();
  for (const size of await sizes.all()) {
    await expect(size).toHaveAttribute('aria-invalid', 'true');
    await size.selectOption('54');
    await expect(size).not.toHaveAttribute('aria-invalid');
  }
  await expect(piece.getByText(text('withdrawal.engraved'))).toBeVisible();
  for (const field of await piece.getByRole('textbox').all()) await field.clear();
  await expect(piece.getByText(text('withdrawal.engraved'))).toHaveCount(0);
  await expect(piece.getByText(text('withdrawal.sizes'))).toBeVisible();
  await expect(piece).not.toHaveAttribute('data-kept');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the fields and the words about withdrawal stand in the page', async ({ page }) => {
    await page.goto(`${siteUrl('watchmaker')}/specimens`);
    const piece = page.locator('[data-surface=ring]');
    await expect(piece.getByRole('textbox', { name: 'Gravur' })).toBeVisible();
    await expect(piece.getByText(text('withdrawal.general'))).toBeVisible();
    await expect(piece.getByRole('radio')).toHaveCount(2);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is readable for everyone, ${colorScheme}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('int-color-mode', mode), colorScheme);
    const piece = await open(page, 'ring');
    await piece.getByRole('textbox', { name: 'Gravur' }).fill('Ж');
    await piece.getByRole('button', { name: 'Prüfen' }).click();
    await expect(piece.getByRole('textbox', { name: 'Gravur' })).toHaveAttribute('aria-invalid', 'true');
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
}

test.describe('when the face cannot be loaded', () => {
  test.use({ expectedFailures: ['/static/engraving/'] });

  test('the preview says so and the fields still work', async ({ page }) => {
    await page.route('**/static/engraving/**', (route) => route.abort());
    const piece = await open(page, 'ring');
    await piece.getByRole('textbox', { name: 'Gravur' }).fill('Anna');
    await expect(piece.getByText(text('preview.failed'))).toBeVisible();
    await expect(piece.getByText(text('withdrawal.engraved'))).toBeVisible();
  });
});
