// The CSS of one page changes nothing on another, whichever pages a visitor has been to.
import type { APIRequestContext } from 'playwright/test';
import { fixedSitePagePaths, nonCmsPagePaths } from '../contract/site-page-paths.ts';
import { offlineFallbackPagePaths } from '../src/i18n/special-page-paths-and-keys.ts';
import budgets from '../tests/budgets/budgets.json' with { type: 'json' };
import { findCssRuleOrderConflicts } from './find-css-rule-order-conflicts.ts';
import { expect, test, toTestSiteUrl } from './fixtures.ts';

/** One page of each kind. */
const paths = [
  fixedSitePagePaths.home.de,
  fixedSitePagePaths.contact.de,
  fixedSitePagePaths.watches.de,
  fixedSitePagePaths.service.de,
  fixedSitePagePaths.events.de,
  fixedSitePagePaths.imprint.de,
  fixedSitePagePaths.privacy.de,
  fixedSitePagePaths.agb.de,
  fixedSitePagePaths.appointment.de,
  fixedSitePagePaths.thanks.de,
  fixedSitePagePaths.withdrawal_form.de,
  nonCmsPagePaths.order_status.de,
  nonCmsPagePaths.newsletter.de,
  nonCmsPagePaths.withdrawal_model.de,
  nonCmsPagePaths.wish_list.de,
  offlineFallbackPagePaths.de,
  '/uhren/ormeval',
  '/produkte',
  '/produkte/solitaerring-lenz',
  '/warenkorb',
  '/kasse',
  '/404.html',
];

const stylePattern = /<style data-href="\/component---src-(?<kind>[^"]+?)-tsx\.[^"]+"[^>]*>(?<css>[^]*?)<\/style>/;

/** The page's own CSS, which is part of its HTML. */
const readPageStyles = async (request: APIRequestContext, path: string) => {
  const html = await (await request.get(toTestSiteUrl('jeweller') + path)).text();
  return stylePattern.exec(html)?.groups as { kind: string; css: string };
};

/** The page of a missing address. */
test.use({ expectedFailures: ['404'] });

test('the CSS of other pages changes nothing on a page of any kind', async ({ page, request }) => {
  test.setTimeout(120_000);
  const files = new Map<string, { path: string; css: string }>();
  for (const path of paths) {
    const { kind, css } = await readPageStyles(request, path);
    files.set(kind, { path, css });
  }
  expect([...files.keys(), 'templates-style-guide-page'].sort(), 'kinds of pages').toEqual(Object.keys(budgets).sort());
  for (const [kind, { path }] of files) {
    await page.goto(toTestSiteUrl('jeweller') + path, { waitUntil: 'networkidle' });
    const others = [...files].filter(([other]) => other !== kind).map(([other, { css }]) => [other, css]);
    expect.soft(await page.evaluate(findCssRuleOrderConflicts, Object.fromEntries(others)), path).toEqual([]);
  }
});
