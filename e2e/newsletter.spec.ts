// The newsletter against the live backend: sign-up in the footer, confirmation and unsubscribing by email
// (specification §5, §8; law row L23).
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Locale } from '../contract/locale.ts';
import {
  expect,
  findAccessibilityViolations,
  readSiteMessageByKey,
  readCaughtEmails,
  toTestSiteUrl,
  test,
} from './fixtures.ts';

const paths: Record<Locale, string> = { de: '/kontakt', en: '/en/contact', fr: '/fr/contact' };

/** Verbatim from the specification, plus a French translation. */
const texts: Record<Locale, Record<'duplicate' | 'failed' | 'missing' | 'sending' | 'sent', string>> = {
  de: {
    missing: 'Email Adresse fehlt',
    duplicate: 'too many attempts',
    sending: 'Sendet...',
    sent: 'Vielen dank fürs Abonnieren!',
    failed: 'Ein unerwarteter Serverfehler ist aufgetreten',
  },
  en: {
    missing: 'Email missing',
    duplicate: 'Email Address already registered',
    sending: 'Sending...',
    sent: 'Thank you for subscribing!',
    failed: 'An unexpected error occurred',
  },
  fr: {
    missing: 'Adresse e-mail manquante',
    duplicate: 'Adresse e-mail déjà inscrite',
    sending: 'Envoi...',
    sent: 'Merci de votre inscription !',
    failed: 'Une erreur inattendue s’est produite',
  },
};

const createEmail = (): string => `n${randomUUID().slice(0, 12)}@example.com`;

const open = async (page: Page, language: Locale = 'de') => {
  await page.goto(toTestSiteUrl('jeweller') + paths[language]);
  // The backend treats faster visitors as bots and sends no email.
  await page.waitForFunction(() => performance.now() > 2_100);
  const t = (key: string) => readSiteMessageByKey(language, 'shell', `newsletter.${key}`);
  const band = page.getByRole('region', { name: t('heading') });
  return { band, field: band.getByLabel(t('email')), button: band.getByRole('button', { name: t('submit') }) };
};

/** The link to the site under test in the newest email to an address. */
const readLink = async (email: string, action: 'confirm' | 'unsubscribe'): Promise<string> => {
  const pattern = new RegExp(`${toTestSiteUrl('jeweller')}/\\S*#${action}=[0-9a-f]{64}`);
  const find = async () => pattern.exec((await readCaughtEmails(email))[0]?.text ?? '')?.[0] ?? '';
  await expect.poll(find, { timeout: 15_000 }).not.toBe('');
  return find();
};

test.use({ expectedFailures: ['/ecom/newsletter', 'Could not post newsletter'] });

for (const language of ['de', 'en', 'fr'] as const) {
  test(`shows missing input and errors in the wording of the specification (${language})`, async ({ page }) => {
    const expected = texts[language];
    const { band, field, button } = await open(page, language);
    await button.click();
    await expect(page.locator(':focus')).toContainText(expected.missing);
    await expect(field).toHaveAccessibleDescription(expected.missing);
    await band.getByRole('button', { name: expected.missing }).click();
    await expect(field).toBeFocused();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.route('**/ecom/newsletter', (route) => route.fulfill({ status: 500, body: '{}' }));
    await field.fill('kundin@example.com');
    await page.keyboard.press('Enter');
    await expect(band.getByRole('alert')).toHaveText(expected.failed);
    await expect(field).toHaveValue('kundin@example.com');
  });
}

test('a visitor signs up, confirms with a click, is recognized as subscribed, unsubscribes immediately and can sign up again', async ({
  page,
}) => {
  // Seven pages and three emails.
  test.slow();
  const t = (key: string) => readSiteMessageByKey('de', 'newsletter', key);
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url(), request.headers()['referer'] ?? ''));
  const email = createEmail();
  const first = await open(page);
  await first.field.fill(email);
  await first.button.click();
  await expect(first.band.getByRole('status')).toContainText(texts.de.sent);
  await expect(page.locator(':focus')).toContainText(readSiteMessageByKey('de', 'shell', 'newsletter.next'));
  expect(await findAccessibilityViolations(page)).toEqual([]);

  // Opening the link does not confirm.
  const confirmation = await readLink(email, 'confirm');
  await page.goto(confirmation);
  const confirm = page.getByRole('button', { name: t('confirm.submit') });
  await expect(confirm).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await readCaughtEmails(email)).toHaveLength(1);
  await confirm.click();
  await expect(page.getByText(t('confirm.done'))).toBeVisible();
  await expect(page).toHaveURL(/\/newsletter$/);

  await page.goto('about:blank');
  await page.goto(confirmation);
  await confirm.click();
  await expect(page.getByText(t('confirm.failures.unknown_link'))).toBeVisible();

  const again = await open(page);
  await again.field.fill(email.toUpperCase());
  await again.button.click();
  // The English text of the specification, after its German meaning.
  await expect(again.field).toHaveAccessibleDescription(
    `${readSiteMessageByKey('de', 'shell', 'newsletter.known')} ${texts.de.duplicate}`,
  );
  await expect(page.locator(':focus')).toContainText(texts.de.duplicate);

  const end = await readLink(email, 'unsubscribe');
  await page.goto(end);
  await expect(page.getByText(t('unsubscribe.done'))).toBeVisible();
  await expect(page).toHaveURL(/\/newsletter$/);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: t('unsubscribe.back') }).click();
  const field = page.getByLabel(readSiteMessageByKey('de', 'shell', 'newsletter.email'));
  await expect(field).toBeFocused();
  await field.fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.de.sent)).toBeVisible();

  const keys = [confirmation, end].map((link) => link.slice(-64));
  expect(seen.filter((address) => keys.some((key) => address.includes(key)))).toEqual([]);
});

for (const language of ['en', 'fr'] as const) {
  test(`reports an address that is already registered (${language})`, async ({ page }) => {
    const email = createEmail();
    for (const answer of ['sent', 'duplicate'] as const) {
      const { band, field, button } = await open(page, language);
      await field.fill(email);
      await button.click();
      await expect(band.getByText(texts[language][answer]).first()).toBeVisible();
    }
    expect((await readLink(email, 'confirm')).slice(toTestSiteUrl('jeweller').length)).toMatch(
      /^\/(en|fr)\/newsletter#/,
    );
  });
}

test('clicking repeatedly sends one request, and the button shows that it is being sent', async ({ page }) => {
  const { band, field } = await open(page);
  let posts = 0;
  let releaseResponse: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (releaseResponse = resolve));
  await page.route('**/ecom/newsletter', async (route) => {
    posts += 1;
    await released;
    await route.fulfill({ status: 200, json: { status: 'ok' }, headers: { 'access-control-allow-origin': '*' } });
  });
  await field.fill('kundin@example.com');
  await page.keyboard.press('Enter');
  const sending = band.getByRole('button', { name: texts.de.sending });
  await expect(sending).toBeVisible();
  await sending.click();
  await field.press('Enter');
  releaseResponse();
  await expect(band.getByText(texts.de.sent)).toBeVisible();
  expect(posts).toBe(1);
});

test.describe('without a connection', () => {
  // Other requests of the page fail as well.
  test.use({
    expectedFailures: ['/ecom/newsletter', 'Could not post newsletter', 'ChunkLoadError', '/items/', '.js'],
  });

  test('keeps the input and reports the missing connection', async ({ page, context }) => {
    const { band, field, button } = await open(page);
    await field.fill('kundin@example.com');
    await context.setOffline(true);
    await button.click();
    await expect(band.getByRole('alert')).toHaveText(readSiteMessageByKey('de', 'shell', 'newsletter.offline'));
    await expect(field).toHaveValue('kundin@example.com');
    await context.setOffline(false);
  });
});

test('the newsletter page keeps the key when the language changes, and fits a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const hash = `#confirm=${'0'.repeat(64)}`;
  await page.goto(`${toTestSiteUrl('jeweller')}/newsletter${hash}`);
  await page.getByRole('link', { name: /^FR/ }).last().click();
  await expect(page).toHaveURL(`${toTestSiteUrl('jeweller')}/fr/newsletter${hash}`);
  await page.getByRole('button', { name: readSiteMessageByKey('fr', 'newsletter', 'confirm.submit') }).click();
  await expect(page.getByText(readSiteMessageByKey('fr', 'newsletter', 'confirm.failures.unknown_link'))).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer and the newsletter page explain what to do instead', async ({ page }) => {
    await page.goto(`${toTestSiteUrl('jeweller')}/kontakt`);
    await expect(page.locator('footer noscript p').first()).toHaveText(
      readSiteMessageByKey('de', 'shell', 'newsletter.needsScript'),
    );
    await expect(page.getByLabel(readSiteMessageByKey('de', 'shell', 'newsletter.email'))).toBeHidden();
    await page.goto(`${toTestSiteUrl('jeweller')}/newsletter`);
    await expect(page.locator('main noscript p').first()).toHaveText(
      readSiteMessageByKey('de', 'newsletter', 'needsScript'),
    );
  });
});
