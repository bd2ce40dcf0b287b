// An editor places the hotspots of a shop window on its image in the studio, by pointer and keyboard, and saves them.
import type { Page } from 'playwright/test';
import { toDemoRecordId } from '../demo/demo-record-id.ts';
import { getHotspotEditorMessages } from '../backend/extensions/shop-window-marks/index.ts';
import { requestBackendAsAdmin, testBackendUrl, expect as expectAtOnce, test } from './fixtures.ts';
import { createDirectusItem, signInStudioEditor, ignoredStudioErrorTexts } from './studio-helpers.ts';

test.use({ expectedFailures: ignoredStudioErrorTexts });

// The studio loads six megabytes of scripts, which is slow on a busy machine.
test.setTimeout(300_000);
const expect = expectAtOnce.configure({ timeout: 120_000 });

const texts = getHotspotEditorMessages('de-DE');
const part = (page: Page) => page.locator('.shop-window-marks');
const hotspot = (page: Page, number: number, x: number, y: number) =>
  part(page).getByRole('button', { name: texts.t('mark', { number, place: texts.t('place', { x, y }) }) });

const readPositions = (section: string) =>
  requestBackendAsAdmin(`/items/page_section_hotspot?filter[section][_eq]=${section}&fields=x,y&sort=sort`);

/** Opens the form of a hidden section with one hotspot as an editor; removes section and editor afterwards. */
const editSection = async (page: Page, picture: string | null, edit: (section: string) => Promise<void>) => {
  const signOut = await signInStudioEditor(page, 'de-DE');
  const section = await createDirectusItem('/items/page_section', {
    page: toDemoRecordId('arnsberg/page/window'),
    type: 'window',
    visible: false,
    picture,
    hotspots: [{ x: 20, y: 20, sort: 1 }],
  });
  try {
    await page.goto(`${testBackendUrl}/admin/content/page_section/${section}`);
    await expect(part(page)).toBeVisible();
    await edit(section);
  } finally {
    await signOut();
    await requestBackendAsAdmin(`/items/page_section/${section}`, { method: 'DELETE' });
  }
};

test('an editor adds, drags and moves hotspots on the image, and their positions are saved', async ({ page }) => {
  await editSection(page, toDemoRecordId('arnsberg/file/contact'), async (section) => {
    await expect(hotspot(page, 1, 20, 20)).toBeVisible();
    const image = part(page).getByRole('img', { name: texts.t('alt') });
    await image.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await image.boundingBox())?.height ?? 0).toBeGreaterThan(100);
    const toPoint = async (x: number, y: number) => {
      const box = await image.boundingBox();
      return { x: (box?.x ?? 0) + ((box?.width ?? 0) * x) / 100, y: (box?.y ?? 0) + ((box?.height ?? 0) * y) / 100 };
    };

    const point = await toPoint(60, 40);
    await page.mouse.click(point.x, point.y);
    await expect(hotspot(page, 2, 60, 40)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(hotspot(page, 2, 62, 45)).toBeFocused();
    await expect(part(page).getByRole('status')).toHaveText(
      texts.t('mark', { number: 2, place: texts.t('place', { x: 62, y: 45 }) }),
    );

    const [from, to] = [await toPoint(20, 20), await toPoint(30, 70)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect(hotspot(page, 1, 30, 70)).toBeVisible();
    await expect(part(page).locator('.mark')).toHaveCount(2);

    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.keyboard.press('Control+s');
    expect((await saved).status()).toBe(200);
    expect(await readPositions(section)).toEqual([
      { x: 30, y: 70 },
      { x: 62, y: 45 },
    ]);
    await expect(hotspot(page, 1, 30, 70)).toBeVisible();
    await expect(hotspot(page, 2, 62, 45)).toBeVisible();
    await expect(part(page).getByText('62 % · 45 %')).toBeVisible();
  });
});

test('without an image it explains what to do first, and keeps the list', async ({ page }) => {
  await editSection(page, null, async () => {
    await expect(part(page).getByText(texts.t('noPicture'))).toBeVisible();
    await expect(part(page).getByText('20 % · 20 %')).toBeVisible();
  });
});
