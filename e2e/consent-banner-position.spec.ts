// Position of the cookie banner: it does not cover forms, search suggestions or the checkout, and its buttons are
// always visible.
import type { Page } from 'playwright/test';
import { expect, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';

test.use({ consents: 'unanswered' });

const text = (key: string) => readSiteMessageByKey('de', 'shell', `consent.${key}`);
const banner = (page: Page) => page.getByRole('region', { name: text('heading') });

const open = async (page: Page, path = '/') => {
  await page.goto(toTestSiteUrl('jeweller') + path);
  await expect(banner(page)).toBeVisible();
};

test('a project without analytics does not ask for that consent', async ({ page }) => {
  await page.goto(toTestSiteUrl('watchmaker'));
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).not.toContainText('Matomo');
});

test('on a desktop the card is low, with buttons of one line and one size', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  expect((await banner(page).boundingBox())?.height).toBeLessThan(340);
  for (const key of ['refuse', 'saveSelected', 'allowAll']) {
    const button = banner(page).getByRole('button', { name: text(key), exact: true });
    expect((await button.boundingBox())?.height, key).toBe(48);
  }
});

test('every button is visible without scrolling on a phone in landscape', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  for (const key of ['refuse', 'saveSelected', 'allowAll']) {
    const button = banner(page).getByRole('button', { name: text(key), exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    const isUncovered = await button.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isUncovered, key).toBe(true);
  }
});

test('the card hides while a field has focus, and does not cover search suggestions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/kontakt');
  await page.getByRole('main').locator('[name="message"]').focus();
  await expect(banner(page)).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(banner(page)).toBeVisible();

  await open(page, '/produkte');
  await page
    .getByRole('main')
    .getByRole('button', { name: readSiteMessageByKey('de', 'products', 'searchSubmit') })
    .click();
  await page.getByLabel(readSiteMessageByKey('de', 'shell', 'search.label')).pressSequentially('ring');
  const suggestions = page.getByRole('listbox').getByRole('option');
  await expect(suggestions.first()).toBeVisible();
  for (const suggestion of await suggestions.all()) {
    const isUncovered = await suggestion.evaluate((element) => {
      element.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isUncovered).toBe(true);
  }
});

for (const path of ['/warenkorb', '/kasse']) {
  test(`on ${path} the card is part of the page, below the main content`, async ({ page }) => {
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
