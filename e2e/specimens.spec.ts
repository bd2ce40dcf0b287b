// The art direction on its own page: readable in five unlike colours, light and dark, and never shipped.
import { expect, findAccessibilityProblems, siteUrl, test } from './fixtures.ts';
import { openSpecimens } from './open-specimens.ts';

for (const width of [320, 768, 1440]) {
  test(`every part in every theme is readable at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSpecimens(page);
    await expect(page.locator('main section')).toHaveCount(10);
    await expect(page.locator('[data-state=hover]')).toHaveCount(30);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
}

test('a busy button keeps the focus and takes no second click, a disabled one takes none', async ({ page }) => {
  await openSpecimens(page);
  const busy = page.getByRole('button', { name: 'busy' }).first();
  await busy.focus();
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('button', { name: 'disabled' }).first()).toBeDisabled();
});

test('a field is named, described by hint and error, and marked where it is wrong', async ({ page }) => {
  await openSpecimens(page);
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveAccessibleDescription(
    'As it stands on the door bell',
  );
  const wrong = page.getByRole('textbox', { name: 'E-mail' }).first();
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong).toHaveAccessibleDescription('An address looks like name@example.org.');
});

test('motion lasts 200 and 500 ms, and not at all for those who want none', async ({ page }) => {
  const readTimes = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return [style.getPropertyValue('--fast'), style.getPropertyValue('--slow')];
    });
  await page.goto(siteUrl('jeweller'));
  expect(await readTimes()).toEqual(['200ms', '500ms']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await readTimes()).toEqual(['0ms', '0ms']);
});

test.describe('a site for visitors', () => {
  test.use({ expectedFailures: ['/specimens', '404'] });

  test('has no specimens', async ({ page }) => {
    const response = await page.goto(`${siteUrl('jeweller')}/specimens`);
    expect(response?.status()).toBe(404);
  });
});
