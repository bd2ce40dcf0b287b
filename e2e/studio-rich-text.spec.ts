// An editor writes rich text in the studio, even if the answer that allows it arrives after the text has been shown.
import { randomUUID } from 'node:crypto';
import { requestBackendAsAdmin, testBackendUrl, expect as expectAtOnce, test } from './fixtures.ts';
import {
  createDirectusItem,
  ignoredStudioErrorTexts,
  signInStudioEditor,
  studioTestProjectRecordId,
} from './studio-helpers.ts';

test.use({ expectedFailures: ignoredStudioErrorTexts });

// The studio loads six megabytes of scripts, which is slow on a busy machine.
test.setTimeout(300_000);
const expect = expectAtOnce.configure({ timeout: 120_000 });

test('a text stays usable when the permissions arrive after it', async ({ page }) => {
  const signOut = await signInStudioEditor(page, 'de-DE');
  const id = randomUUID();
  const brand = await createDirectusItem('/items/brand', {
    id,
    project: studioTestProjectRecordId,
    status: 'draft',
    display_name: 'Halden',
    slug: `halden-${id.slice(0, 8)}`,
    brand_type: 'watches',
    description: '<p>Seit 1921.</p>',
  });
  const text = page.locator('.tox-edit-area iframe').first().contentFrame().getByText('Seit 1921.');
  try {
    await page.route(`**/permissions/me/brand/${brand}`, async (route) => {
      await expect(page.locator('.tox-tinymce').first()).toBeAttached();
      await route.continue();
    });
    await page.goto(`${testBackendUrl}/admin/content/brand/${brand}`);
    await expect(page.locator('.tox-toolbar__primary').first()).toBeVisible();
    await text.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' In Hamburg.');
    await expect(text).toHaveText('Seit 1921. In Hamburg.');
    // TinyMCE keeps the shortcut to itself.
    await page.locator('[data-field="slug"] input').focus();
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.keyboard.press('Control+s');
    expect((await saved).status()).toBe(200);
    expect(await requestBackendAsAdmin(`/items/brand/${brand}?fields=description`)).toEqual({
      description: '<p>Seit 1921. In Hamburg.</p>',
    });
  } finally {
    await signOut();
    await requestBackendAsAdmin(`/items/brand/${brand}`, { method: 'DELETE' });
  }
});
