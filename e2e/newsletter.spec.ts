// The newsletter from the footer of a page to its end, through the live backend and the mailbox (specification §5, §8; law
// row L23).
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Locale } from '../contract/locale.ts';
import { expect, findAccessibilityProblems, message, readMails, siteUrl, test } from './fixtures.ts';

const paths: Record<Locale, string> = { de: '/kontakt', en: '/en/contact', fr: '/fr/contact' };

/** Word for word from the specification, French of the same meaning. */
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

const toEmail = (): string => `n${randomUUID().slice(0, 12)}@example.com`;

const open = async (page: Page, language: Locale = 'de') => {
  await page.goto(siteUrl('jeweller') + paths[language]);
  // Who is faster than any person is taken for a program, and gets no mail.
  await page.waitForFunction(() => performance.now() > 2_100);
  const t = (key: string) => message(language, 'shell', `newsletter.${key}`);
  const band = page.getByRole('region', { name: t('heading') });
  return { band, field: band.getByLabel(t('email')), button: band.getByRole('button', { name: t('submit') }) };
};

/** The link of the newest mail to an address, on the site under test. */
const readLink = async (email: string, action: 'confirm' | 'unsubscribe'): Promise<string> => {
  const pattern = new RegExp(`https://[^/\\s]+(/\\S*#${action}=[0-9a-f]{64})`);
  const find = async () => pattern.exec((await readMails(email))[0]?.text ?? '')?.[1] ?? '';
  await expect.poll(find, { timeout: 15_000 }).not.toBe('');
  return siteUrl('jeweller') + (await find());
};

test.use({ expectedFailures: ['/ecom/newsletter', 'Could not post newsletter'] });

for (const language of ['de', 'en', 'fr'] as const) {
  test(`says in the words of the specification what is missing and what went wrong (${language})`, async ({ page }) => {
    const says = texts[language];
    const { band, field, button } = await open(page, language);
    await button.click();
    await expect(page.locator(':focus')).toContainText(says.missing);
    await expect(field).toHaveAccessibleDescription(says.missing);
    await band.getByRole('button', { name: says.missing }).click();
    await expect(field).toBeFocused();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.route('**/ecom/newsletter', (route) => route.fulfill({ status: 500, body: '{}' }));
    await field.fill('kundin@example.com');
    await page.keyboard.press('Enter');
    await expect(band.getByRole('alert')).toHaveText(says.failed);
    await expect(field).toHaveValue('kundin@example.com');
  });
}

test('a mailbox signs up, confirms by a press, is known then, leaves at once and finds back', async ({ page }) => {
  // Seven pages and three mails.
  test.slow();
  const t = (key: string) => message('de', 'newsletter', key);
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url(), request.headers()['referer'] ?? ''));
  const email = toEmail();
  const first = await open(page);
  await first.field.fill(email);
  await first.button.click();
  await expect(first.band.getByRole('status')).toContainText(texts.de.sent);
  await expect(page.locator(':focus')).toContainText(message('de', 'shell', 'newsletter.next'));
  expect(await findAccessibilityProblems(page)).toEqual([]);

  // Opening the link alone confirms nothing.
  const confirmation = await readLink(email, 'confirm');
  await page.goto(confirmation);
  const confirm = page.getByRole('button', { name: t('confirm.submit') });
  await expect(confirm).toBeVisible();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(await readMails(email)).toHaveLength(1);
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
  // The specified words, and beside them what they mean in German.
  await expect(again.field).toHaveAccessibleDescription(
    `${message('de', 'shell', 'newsletter.known')} ${texts.de.duplicate}`,
  );
  await expect(page.locator(':focus')).toContainText(texts.de.duplicate);

  const end = await readLink(email, 'unsubscribe');
  await page.goto(end);
  await expect(page.getByText(t('unsubscribe.done'))).toBeVisible();
  await expect(page).toHaveURL(/\/newsletter$/);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: t('unsubscribe.back') }).click();
  const field = page.getByLabel(message('de', 'shell', 'newsletter.email'));
  await expect(field).toBeFocused();
  await field.fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.de.sent)).toBeVisible();

  const keys = [confirmation, end].map((link) => link.slice(-64));
  expect(seen.filter((address) => keys.some((key) => address.includes(key)))).toEqual([]);
});

for (const language of ['en', 'fr'] as const) {
  test(`an address that is typed twice is known (${language})`, async ({ page }) => {
    const email = toEmail();
    for (const answer of ['sent', 'duplicate'] as const) {
      const { band, field, button } = await open(page, language);
      await field.fill(email);
      await button.click();
      await expect(band.getByText(texts[language][answer]).first()).toBeVisible();
    }
    expect((await readLink(email, 'confirm')).slice(siteUrl('jeweller').length)).toMatch(/^\/(en|fr)\/newsletter#/);
  });
}

test('a press counts once, and says that it is under way', async ({ page }) => {
  const { band, field } = await open(page);
  let posts = 0;
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/ecom/newsletter', async (route) => {
    posts += 1;
    await answered;
    await route.fulfill({ status: 200, json: { status: 'ok' }, headers: { 'access-control-allow-origin': '*' } });
  });
  await field.fill('kundin@example.com');
  await page.keyboard.press('Enter');
  const sending = band.getByRole('button', { name: texts.de.sending });
  await expect(sending).toBeVisible();
  await sending.click();
  await field.press('Enter');
  answer();
  await expect(band.getByText(texts.de.sent)).toBeVisible();
  expect(posts).toBe(1);
});

test.describe('without a connection', () => {
  // Whatever else the page asks for then fails as well.
  test.use({
    expectedFailures: ['/ecom/newsletter', 'Could not post newsletter', 'ChunkLoadError', '/items/', '.js'],
  });

  test('what is typed stays while there is no connection', async ({ page, context }) => {
    const { band, field, button } = await open(page);
    await field.fill('kundin@example.com');
    await context.setOffline(true);
    await button.click();
    await expect(band.getByRole('alert')).toHaveText(message('de', 'shell', 'newsletter.offline'));
    await expect(field).toHaveValue('kundin@example.com');
    await context.setOffline(false);
  });
});

test('the page of the links follows the language and fits a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const hash = `#confirm=${'0'.repeat(64)}`;
  await page.goto(`${siteUrl('jeweller')}/newsletter${hash}`);
  await page.getByRole('link', { name: /^FR/ }).last().click();
  await expect(page).toHaveURL(`${siteUrl('jeweller')}/fr/newsletter${hash}`);
  await page.getByRole('button', { name: message('fr', 'newsletter', 'confirm.submit') }).click();
  await expect(page.getByText(message('fr', 'newsletter', 'confirm.failures.unknown_link'))).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer says how to sign up, and the page of the links what to do', async ({ page }) => {
    await page.goto(`${siteUrl('jeweller')}/kontakt`);
    await expect(page.locator('footer noscript p').first()).toHaveText(
      message('de', 'shell', 'newsletter.needsScript'),
    );
    await expect(page.getByLabel(message('de', 'shell', 'newsletter.email'))).toBeHidden();
    await page.goto(`${siteUrl('jeweller')}/newsletter`);
    await expect(page.locator('main noscript p')).toHaveText(message('de', 'newsletter', 'needsScript'));
  });
});
