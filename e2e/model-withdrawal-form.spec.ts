// The printable model withdrawal form (law row L11).
import { locales } from '../contract/locale.ts';
import { createLocalizedRouteTable } from '../domain/localized-route-table.ts';
import { nonCmsPagePaths } from '../contract/site-page-paths.ts';
import { expect, findAccessibilityViolations, toTestSiteUrl, test } from './fixtures.ts';

const table = createLocalizedRouteTable('/');

for (const locale of locales) {
  test(`L11: both withdrawal pages link to the printable form, which is accessible and prints only the form, in ${locale}`, async ({
    page,
  }) => {
    const model = nonCmsPagePaths.withdrawal_model[locale];
    for (const path of [table.withdrawal_form[locale], table.withdrawal[locale]]) {
      await page.goto(toTestSiteUrl('jeweller') + path);
      await expect(page.getByRole('main').locator(`a[href="${model}"]`)).toBeVisible();
    }
    await page.getByRole('main').locator(`a[href="${model}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${model}/?$`));
    const main = page.getByRole('main');
    await expect(main).toContainText('Arnsberg & Tochter GmbH & Co. KG');
    await expect(main).toContainText('haus@arnsberg-tochter.example');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(main.getByRole('button')).toBeHidden();
    await expect(main.getByRole('listitem')).toHaveCount(6);
  });
}
