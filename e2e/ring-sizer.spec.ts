// The ring sizer: calibrates the screen with a bank card, measures a ring with a circle, and applies the size. Tested
// on the style guide.
import type { Locator, Page } from 'playwright/test';
import { expect, findAccessibilityViolations, readSiteMessageByKey, test } from './fixtures.ts';
import { openStyleGuidePage } from './open-style-guide-page.ts';

const text = (key: string) => readSiteMessageByKey('de', 'ringSizer', key);

const open = async (page: Page): Promise<Locator> => {
  await openStyleGuidePage(page);
  await page.getByRole('button', { name: text('open') }).click();
  const dialog = page.getByRole('dialog', { name: text('title') });
  // The scale ends where the card fills the dialog, whose width is measured first.
  const readRange = () =>
    dialog.getByRole('slider').evaluate((slider: HTMLInputElement) => Number(slider.max) - Number(slider.min));
  await expect.poll(readRange).toBeGreaterThan(0);
  return dialog;
};

const button = (dialog: Locator, key: string) => dialog.getByRole('button', { name: text(key), exact: true });

/** Sets a slider directly to a value, as dragging does. */
const slide = (slider: Locator, value: number) => slider.fill(String(value));

/** Width of a drawn shape in CSS pixels, excluding its stroke. */
const readWidth = (line: Locator): Promise<number> =>
  line.evaluate((element: SVGGraphicsElement) => element.getBBox().width * (element.getScreenCTM()?.a ?? 0));

test('card and ring determine the size, which is applied to the form', async ({ page }) => {
  const dialog = await open(page);
  const card = dialog.getByText(text('card.inside')).locator('..');
  await slide(dialog.getByRole('slider', { name: text('card.scale') }), 4.002);
  const box = await card.boundingBox();
  expect(box?.width).toBeCloseTo(85.6 * 4.002, 0);
  expect(box?.height).toBeCloseTo(53.98 * 4.002, 0);
  await button(dialog, 'card.done').click();
  await expect(dialog.getByRole('heading', { name: text('ring.heading') })).toBeFocused();
  await slide(dialog.getByRole('slider', { name: text('ring.scale') }), 55.5);
  await expect(dialog.getByText('17,7 mm')).toBeVisible();
  await dialog.getByRole('button', { name: 'Größe 56 wählen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Ringgröße' })).toHaveValue('56');
});

test('the screen is calibrated only once, by keyboard', async ({ page }) => {
  const dialog = await open(page);
  const slider = dialog.getByRole('slider');
  const before = Number(await slider.inputValue());
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => Number(await slider.inputValue())).toBeCloseTo(before + 3 * 0.006, 2);
  await button(dialog, 'card.done').press('Enter');
  await expect(dialog.getByRole('heading', { name: text('ring.heading') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: text('open') })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: text('open') }).click();
  await expect(dialog.getByRole('slider', { name: text('ring.scale') })).toBeVisible();
  await button(dialog, 'ring.back').click();
  await expect(dialog.getByRole('heading', { name: text('card.heading') })).toBeFocused();
});

test('a size that is not offered cannot be chosen', async ({ page }) => {
  const dialog = await open(page);
  await button(dialog, 'card.done').click();
  await slide(dialog.getByRole('slider'), 64);
  await expect(dialog.getByText(text('ring.notOffered'))).toBeVisible();
  await expect(dialog.getByRole('button', { name: /wählen/ })).toHaveCount(0);
});

test('on a phone the card is upright and fits the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await open(page);
  await expect(dialog.getByText(text('card.textUpright'))).toBeVisible();
  const slider = dialog.getByRole('slider');
  await slide(slider, Number(await slider.getAttribute('max')));
  const box = await dialog.getByText(text('card.inside')).locator('..').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

for (const width of [320, 768, 1440]) {
  test(`both steps and the table are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const dialog = await open(page);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await button(dialog, 'card.done').click();
    await dialog.getByText(text('table.open')).click();
    await expect(dialog.getByRole('row', { name: '54 17,2 mm 7 N' })).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
}

test('the sheet prints on one page, in true millimetres', async ({ page }) => {
  const dialog = await open(page);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await button(dialog, 'paper.print').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(text('sheet.title'))).toBeVisible();
  await expect(dialog).toBeHidden();
  // CSS has 96 pixels to the inch.
  const toMm = (pixels: number) => (pixels * 25.4) / 96;
  expect(toMm(await readWidth(page.locator('[data-sheet=ruler] path')))).toBeCloseTo(100, 1);
  expect(toMm(await readWidth(page.locator('circle[data-size="54"]')))).toBeCloseTo(54 / Math.PI, 1);
  const pdf = await page.pdf({ preferCSSPageSize: false, format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html')).not.toHaveAttribute('data-prints');
  await expect(page.getByText(text('sheet.title'))).toHaveCount(0);
});
