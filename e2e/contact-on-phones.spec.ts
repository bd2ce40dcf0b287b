// The contact page on a phone, where address, opening hours and form are below the first view.
import { expect, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const [language, path] of [
  ['de', '/kontakt'],
  ['en', '/en/contact'],
  ['fr', '/fr/contact'],
] as const) {
  test(`a call, the form and the way are one tap away in the first view (${language})`, async ({ page }) => {
    await page.goto(toTestSiteUrl('jeweller') + path);
    const main = page.getByRole('main');
    const link = (namespace: string, key: string) =>
      main.getByRole('link', { name: readSiteMessageByKey(language, namespace, key), exact: true }).first();
    const call = link('contact', 'call');
    const write = link('contact', 'write');
    for (const way of [call, write, link('shell', 'directions')]) await expect(way).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveAttribute('href', /^tel:\+/);
    const form = main.getByRole('heading', { name: readSiteMessageByKey(language, 'contact', 'form.heading') });
    await expect(form).not.toBeInViewport();
    await write.click();
    await expect(form).toBeInViewport({ ratio: 1 });
  });
}
