// An editor gives a search without results the word that the products use, and the search finds them at once.
import { getSearchSynonymMessages } from '../backend/extensions/search-synonym/index.ts';
import { demoSiteDomains, requestBackendAsAdmin, testBackendUrl, expect as expectAtOnce, test } from './fixtures.ts';
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

const { t } = getSearchSynonymMessages('de-DE');

/** A word that no product contains, and that is no typing error of another. */
const word = 'zauberglimmerfunkel';

const countFound = async (): Promise<number> => {
  const response = await fetch(
    `${testBackendUrl}/ecom/search?project=${demoSiteDomains.jeweller}&language=de&q=${word}`,
  );
  expect(response.status).toBe(200);
  return ((await response.json()) as { total: number }).total;
};

test('an editor adds a synonym for a search without results, and the search finds the products', async ({ page }) => {
  const signOut = await signInStudioEditor(page, 'de-DE');
  const search = await createDirectusItem('/items/ecommerce_zero_result_search', {
    project: studioTestProjectRecordId,
    query: word,
    count: 2,
    language: 'de',
    last_at: new Date().toISOString(),
  });
  const path = `/items/ecommerce_zero_result_search/${search}?fields=synonym.id,synonym.terms,synonym.language`;
  const readSynonym = async () => {
    const { synonym } = (await requestBackendAsAdmin(path)) as {
      synonym: { id: string; terms: string[]; language: string } | null;
    };
    return synonym;
  };
  try {
    await page.goto(`${testBackendUrl}/admin/content/ecommerce_zero_result_search/${search}`);
    await page.getByRole('button', { name: t('add') }).click();
    await page.getByPlaceholder(t('placeholder')).fill('Trauring');
    await page.keyboard.press('Enter');
    await expect(page.locator('.search-synonym').getByText('Trauring', { exact: true })).toBeVisible();
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.url().includes('ecommerce_zero_result_search'),
    );
    await page.keyboard.press('Control+s');
    expect((await saved).status()).toBe(200);
    expect(await readSynonym()).toMatchObject({ terms: [word, 'Trauring'], language: 'de' });
    await expect(page.getByRole('button', { name: t('add') })).toBeHidden();
    await expect.poll(countFound).toBeGreaterThan(0);
  } finally {
    await signOut();
    const synonym = await readSynonym();
    await requestBackendAsAdmin(`/items/ecommerce_zero_result_search/${search}`, { method: 'DELETE' });
    if (synonym) await requestBackendAsAdmin(`/items/ecommerce_search_synonym/${synonym.id}`, { method: 'DELETE' });
  }
});
