// Where the cookie banner stands: off what a visitor buys, types and searches, with its answers in sight in every window.
import type { Page } from 'playwright/test';
import { expect, message, siteUrl, test } from './fixtures.ts';

test.use({ consents: 'unanswered' });

const text = (key: string) => message('de', 'shell', `consent.${key}`);
const banner = (page: Page) => page.getByRole('region', { name: text('heading') });

const open = async (page: Page, path = '/') => {
  await page.goto(siteUrl('jeweller') + path);
  await expect(banner(page)).toBeVisible();
};

test('a house that measures nothing does not ask about it', async ({ page }) => {
  await page.goto(siteUrl('watchmaker'));
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).not.toContainText('Matomo');
});

test('on a phone held sideways every answer is in sight at once', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  for (const key of ['refuse', 'saveSelected', 'allowAll']) {
    const button = banner(page).getByRole('button', { name: text(key), exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    const isFree = await button.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isFree, key).toBe(true);
  }
});

test('the card steps aside while a field is filled in, and stays off search suggestions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/kontakt');
  await page.getByRole('main').locator('[name="message"]').focus();
  await expect(banner(page)).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(banner(page)).toBeVisible();

  await open(page, '/produkte');
  await page.getByRole('combobox', { name: message('de', 'products', 'search') }).pressSequentially('ring');
  const suggestions = page.getByRole('listbox').getByRole('option');
  await expect(suggestions.first()).toBeVisible();
  for (const suggestion of await suggestions.all()) {
    const isFree = await suggestion.evaluate((element) => {
      element.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isFree).toBe(true);
  }
});

for (const path of ['/warenkorb', '/kasse']) {
  test(`on ${path} the card stands in the page, below what is bought`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    const card = await banner(page).boundingBox();
    const content = await page.getByRole('main').boundingBox();
    expect(card?.y ?? 0).toBeGreaterThanOrEqual((content?.y ?? 0) + (content?.height ?? 0));
    await banner(page)
      .getByRole('button', { name: text('refuse'), exact: true })
      .click();
    await expect(banner(page)).toHaveCount(0);
  });
}
