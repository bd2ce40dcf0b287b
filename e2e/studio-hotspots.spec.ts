// An editor sets the marks of a shop window in its picture, in the studio: by pointer, by keyboard, and saved for good.
import type { Page } from 'playwright/test';
import { toDemoId } from '../demo/demo-id.ts';
import { toHotspotMessages } from '../backend/extensions/shop-window-marks/index.ts';
import { askBackend, backendUrl, expect as expectAtOnce, test } from './fixtures.ts';
import { createItem, signIn, studioFailures } from './studio.ts';

test.use({ expectedFailures: studioFailures });

// The studio is six megabytes of script, to be read on a machine that does other work as well.
test.setTimeout(300_000);
const expect = expectAtOnce.configure({ timeout: 120_000 });

const texts = toHotspotMessages('de-DE');
const part = (page: Page) => page.locator('.shop-window-marks');
const mark = (page: Page, number: number, x: number, y: number) =>
  part(page).getByRole('button', { name: texts.t('mark', { number, place: texts.t('place', { x, y }) }) });

const readPlaces = (section: string) =>
  askBackend(`/items/page_section_hotspot?filter[section][_eq]=${section}&fields=x,y&sort=sort`);

/** Gives an editor of the house the form of a section that no site shows, with one mark; removes both afterwards. */
const editSection = async (page: Page, picture: string | null, edit: (section: string) => Promise<void>) => {
  const signOut = await signIn(page, 'de-DE');
  const section = await createItem('/items/page_section', {
    page: toDemoId('arnsberg/page/window'),
    type: 'window',
    visible: false,
    picture,
    hotspots: [{ x: 20, y: 20, sort: 1 }],
  });
  try {
    await page.goto(`${backendUrl}/admin/content/page_section/${section}`);
    await expect(part(page)).toBeVisible();
    await edit(section);
  } finally {
    await signOut();
    await askBackend(`/items/page_section/${section}`, { method: 'DELETE' });
  }
};

test('an editor sets, drags and steps marks in the picture, and they are saved where they stand', async ({ page }) => {
  await editSection(page, toDemoId('arnsberg/file/contact'), async (section) => {
    await expect(mark(page, 1, 20, 20)).toBeVisible();
    const picture = part(page).getByRole('img', { name: texts.t('alt') });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await picture.boundingBox())?.height ?? 0).toBeGreaterThan(100);
    const toPoint = async (x: number, y: number) => {
      const box = await picture.boundingBox();
      return { x: (box?.x ?? 0) + ((box?.width ?? 0) * x) / 100, y: (box?.y ?? 0) + ((box?.height ?? 0) * y) / 100 };
    };

    const place = await toPoint(60, 40);
    await page.mouse.click(place.x, place.y);
    await expect(mark(page, 2, 60, 40)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(mark(page, 2, 62, 45)).toBeFocused();
    await expect(part(page).getByRole('status')).toHaveText(
      texts.t('mark', { number: 2, place: texts.t('place', { x: 62, y: 45 }) }),
    );

    const [from, to] = [await toPoint(20, 20), await toPoint(30, 70)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect(mark(page, 1, 30, 70)).toBeVisible();
    await expect(part(page).locator('.mark')).toHaveCount(2);

    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.keyboard.press('Control+s');
    expect((await saved).status()).toBe(200);
    expect(await readPlaces(section)).toEqual([
      { x: 30, y: 70 },
      { x: 62, y: 45 },
    ]);
    await expect(mark(page, 1, 30, 70)).toBeVisible();
    await expect(mark(page, 2, 62, 45)).toBeVisible();
    await expect(part(page).getByText('62 % · 45 %')).toBeVisible();
  });
});

test('without a picture it says what to do first, and the list stays', async ({ page }) => {
  await editSection(page, null, async () => {
    await expect(part(page).getByText(texts.t('noPicture'))).toBeVisible();
    await expect(part(page).getByText('20 % · 20 %')).toBeVisible();
  });
});
