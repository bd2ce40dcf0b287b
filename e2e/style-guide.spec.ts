// The style guide: components are accessible in every demo theme, and a production site does not contain it.
import { expect, findAccessibilityViolations, toTestSiteUrl, test } from './fixtures.ts';
import { openStyleGuidePage } from './open-style-guide-page.ts';

for (const width of [320, 768, 1440]) {
  test(`every component is accessible in every theme at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openStyleGuidePage(page);
    await expect(page.locator('main section')).toHaveCount(10);
    await expect(page.locator('[data-state=hover]')).toHaveCount(30);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
}

test('a busy button can be focused, a disabled one is disabled', async ({ page }) => {
  await openStyleGuidePage(page);
  const busy = page.getByRole('button', { name: 'busy' }).first();
  await busy.focus();
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('button', { name: 'disabled' }).first()).toBeDisabled();
});

test('a field has a name, is described by hint or error, and is marked as invalid', async ({ page }) => {
  await openStyleGuidePage(page);
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveAccessibleDescription(
    'As it stands on the door bell',
  );
  const invalid = page.getByRole('textbox', { name: 'E-mail' }).first();
  await expect(invalid).toHaveAttribute('aria-invalid', 'true');
  await expect(invalid).toHaveAccessibleDescription('An address looks like name@example.org.');
});

test('check boxes are drawn, but are the browser’s own in forced colors and in print', async ({ page }) => {
  await openStyleGuidePage(page);
  const box = page.getByRole('checkbox').first();
  const readAppearance = () => box.evaluate((element) => getComputedStyle(element).appearance);
  expect(await readAppearance()).toBe('none');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await readAppearance()).toBe('auto');
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  expect(await readAppearance()).toBe('auto');
});

test('animations last 200 and 500 ms, and 0 ms with reduced motion', async ({ page }) => {
  const readTimes = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return [style.getPropertyValue('--fast'), style.getPropertyValue('--slow')];
    });
  await page.goto(toTestSiteUrl('jeweller'));
  expect(await readTimes()).toEqual(['200ms', '500ms']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await readTimes()).toEqual(['0ms', '0ms']);
});

test.describe('a production site', () => {
  test.use({ expectedFailures: ['/specimens', '404'] });

  test('has no style guide', async ({ page }) => {
    const response = await page.goto(`${toTestSiteUrl('jeweller')}/specimens`);
    expect(response?.status()).toBe(404);
  });
});
