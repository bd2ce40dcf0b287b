// `npm run studio-screenshots`: takes the studio screenshots of docs/editors.md as an editor, in a separate backend
// with the demo content. Run it when the studio changes and commit the files. The screenshots of publishing and preview
// (website, preview) need a host that builds and are taken manually with `npm start`.
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { editorRoleId } from '../backend/access/fixed-account-and-policy-ids.ts';
import { createDirectusRestClient, type DirectusRestClient } from '../backend/rest/directus-rest-client.ts';
import { startBenchBackend } from '../bench/catalogue/start-bench-backend.ts';
import { findChromiumPath } from './find-program.mjs';
import { runCliCommandAndExit, type CliCommandLifecycle } from './run-cli-command-and-exit.ts';
import { rootFolder } from './setup.mjs';
import { submitDemoVisitorForms } from './studio-screenshots/submit-visitor-forms.ts';

const domain = 'arnsberg-tochter.example';
const folder = join(rootFolder, 'docs', 'pictures', 'studio');
const widthPx = 1280;
const quietMs = 1_000;
/** What the studio shows once it has loaded: rows of a list, fields of a form, the dashboard. */
const contentParts = 'tbody tr, [data-field], .studio-dashboard .tile';

const main = async (session: CliCommandLifecycle) => {
  const backend = await startBenchBackend(session);
  const admin = createDirectusRestClient(backend.url, backend.adminToken);
  await submitDemoVisitorForms(backend.url, admin, domain);
  const account = await createEditor(admin);
  const executablePath = findChromiumPath();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  session.onEnd(() => browser.close());
  const page = await browser.newPage({ viewport: { width: widthPx, height: 860 }, locale: 'de-DE' });
  await page.addInitScript(() => localStorage.setItem('sidebar-collapsed', 'true'));
  await signIn(page, backend.url, account);
  await mkdir(folder, { recursive: true });
  for (const screenshot of await readScreenshots(admin, domain))
    console.log(await takeScreenshot(page, backend.url, screenshot));
  return 0;
};

/** Creates an editor of the jeweller for the lifetime of this backend. */
const createEditor = async (admin: DirectusRestClient): Promise<{ email: string; password: string }> => {
  const account = { email: 'rosa.arnsberg@example.com', password: randomBytes(15).toString('base64url') };
  const [project] = await admin.get<{ id: string }[]>(`/items/project?fields=id&filter[domain][_eq]=${domain}`);
  await admin.post('/users', {
    ...account,
    first_name: 'Rosa',
    last_name: 'Arnsberg',
    language: 'de-DE',
    role: editorRoleId,
    project: project?.id,
  });
  return account;
};

const signIn = async (page: Page, url: string, account: { email: string; password: string }): Promise<void> => {
  await page.goto(`${url}/admin/login`);
  await page.locator('input[type=email]').fill(account.email);
  await page.locator('input[type=password]').fill(account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/(?!login)/);
};

/** Takes a screenshot; returns the file's path inside the repository. */
const takeScreenshot = async (page: Page, url: string, screenshot: StudioScreenshot): Promise<string> => {
  await page.setViewportSize({ width: widthPx, height: screenshot.heightPx ?? 860 });
  await page.goto(`${url}/admin${screenshot.path}`);
  // The network is also idle while a busy machine still runs the studio's scripts.
  await page.locator('#main-content').locator(contentParts).first().waitFor();
  await page.waitForLoadState('networkidle');
  await screenshot.prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.getByText('Wird geladen').first().waitFor({ state: 'hidden' });
  // Waits until the studio's forms have faded in.
  await page.waitForTimeout(quietMs);
  const file = join(folder, `${screenshot.name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file);
  return relative(rootFolder, file);
};

/** A view of the studio in the editors' guide. */
interface StudioScreenshot {
  /** Name of the file, as in docs/editors.md. */
  name: string;
  /** Path below `/admin`. */
  path: string;
  heightPx?: number;
  /** Brings the subject of the screenshot into view. */
  prepare?: (page: Page) => Promise<void>;
}

/** Scrolls the named field to the top of the view. */
const scrollTo = (field: string): ((page: Page) => Promise<void>) => {
  const show = (element: HTMLElement) => element.scrollIntoView();
  return (page) => page.locator(`[data-field="${field}"]`).first().evaluate(show);
};

const openBookmark = (name: string): ((page: Page) => Promise<void>) => {
  return (page) => page.getByText(name, { exact: true }).first().click();
};

/** In the order of the guide. */
const readScreenshots = async (admin: DirectusRestClient, domain: string): Promise<StudioScreenshot[]> => {
  const readId = async (collection: string, filter: string): Promise<string> => {
    const path = `/items/${collection}?fields=id&limit=1&${filter}`;
    const [item] = await admin.get<{ id: string }[]>(path);
    if (item === undefined) throw new Error(`The demo content has no ${collection} with ${filter}.`);
    return item.id;
  };
  const ofProject = `filter[project][domain][_eq]=${domain}`;
  const product = await readId('ecommerce_product', `filter[slug][_eq]=solitaerring-knospe&${ofProject}`);
  const page = await readId('page', `filter[key][_eq]=home&${ofProject}`);
  const branch = await readId('branch', `sort=sort&${ofProject}`);
  const order = await readId('ecommerce_order', `sort=-date_created&${ofProject}`);
  const theme = await readId('theme_settings', ofProject);
  const { id: mailText } = await admin.post<{ id: string }>('/items/ecommerce_mail_text', {
    project: await readId('project', `filter[domain][_eq]=${domain}`),
    kind: 'order_received',
    language: 'de',
  });
  return [
    { name: 'dashboard', path: '/dashboard' },
    { name: 'products', path: '/content/ecommerce_product' },
    { name: 'product', path: `/content/ecommerce_product/${product}`, heightPx: 1_000 },
    { name: 'stock-and-prices', path: '/stock-and-prices', heightPx: 700 },
    { name: 'page-sections', path: `/content/page/${page}`, prepare: scrollTo('sections') },
    { name: 'theme', path: `/content/theme_settings/${theme}`, prepare: scrollTo('config') },
    { name: 'opening-hours', path: `/content/branch/${branch}`, prepare: scrollTo('opening_periods') },
    { name: 'orders', path: '/content/ecommerce_order' },
    { name: 'order', path: `/content/ecommerce_order/${order}` },
    { name: 'discount-codes', path: '/content/ecommerce_discount_code', heightPx: 500 },
    { name: 'mail-text', path: `/content/ecommerce_mail_text/${mailText}`, prepare: scrollTo('introduction') },
    { name: 'appointments', path: '/content/appointment', prepare: openBookmark('Terminkalender') },
  ];
};

await runCliCommandAndExit(main);
