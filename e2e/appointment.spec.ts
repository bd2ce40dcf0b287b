// The appointment page against the live backend: booking with and without a product, refusals, and cancelling through
// the link in the email.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Locale } from '../contract/locale.ts';
import { emailLinkPagePaths } from '../contract/email-link-paths.ts';
import { formatTimeOfDay } from '../domain/format-dates.ts';
import {
  requestBackendAsAdmin,
  testBackendUrl,
  demoSiteDomains,
  expect,
  findAccessibilityViolations,
  readSiteMessageByKey,
  readCaughtEmails,
  toTestSiteUrl,
  test,
} from './fixtures.ts';

const paths = emailLinkPagePaths.appointment;
const rings: Record<Locale, string> = { de: 'Trauringe', en: 'Wedding rings', fr: 'Alliances' };
const mainBranch = 'Rosenwirtgasse';

const toT = (language: Locale) => (key: string) => readSiteMessageByKey(language, 'appointment', key);
const t = toT('de');

const createEmail = () => `${randomUUID()}@example.com`;

const readAppointments = async (email: string): Promise<Record<string, unknown>[]> =>
  (await requestBackendAsAdmin(
    `/items/appointment?filter[email][_eq]=${email}&fields=*,topic.display_name,branch.display_name&filter[id][_neq]=${randomUUID()}`,
  )) as Record<string, unknown>[];

/** Reports 40 seconds on the page, because the backend treats faster visitors as bots. */
const reportHumanDuration = (page: Page) =>
  page.route('**/ecom/appointment', (route) => {
    const body = route.request().postDataJSON() as Record<string, unknown> | null;
    return route.fallback(body === null ? {} : { postData: JSON.stringify({ ...body, open_ms: 40_000 }) });
  });

const open = async (page: Page, language: Locale = 'de', query = '') => {
  await reportHumanDuration(page);
  await page.goto(toTestSiteUrl('jeweller') + paths[language] + query);
  const form = page.getByRole('main').locator('form');
  await expect(form).toBeVisible();
  return form;
};

type Form = Awaited<ReturnType<typeof open>>;

const days = (form: Form) => form.getByRole('group', { name: t('form.date') }).getByRole('radio');
const times = (form: Form) => form.getByRole('group', { name: t('form.time') }).getByRole('radio');

/** Each test uses a different day, so that tests do not compete for the same slot. */
const choose = async (form: Form, dayIndex: number) => {
  await form.getByRole('radio', { name: rings.de }).check();
  await form.getByRole('radio', { name: mainBranch }).check();
  await days(form).nth(dayIndex).check();
  await times(form).first().check();
};

const fillVisitor = async (form: Form, email: string) => {
  await form.getByLabel(t('form.name')).fill('Änne Öz');
  await form.getByLabel(t('form.email')).fill(email);
  await form.getByLabel(t('form.message')).fill('Wir kommen zu <b>zweit</b>.');
  await form.getByLabel(t('form.privacy')).check();
};

const send = (form: Form) => form.getByRole('button', { name: t('form.submit') });
const sent = (page: Page) => page.getByRole('status').filter({ hasText: t('form.next') });

test('a keyboard user can request an appointment, which is stored and confirmed by email', async ({ page }) => {
  const email = createEmail();
  const form = await open(page);
  await expect(days(form).first()).toBeChecked();
  await form.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await expect(form.getByRole('radio', { name: rings.de })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  // The buttons for other months, then the days.
  for (const name of ['form.previousMonth', 'form.nextMonth']) {
    await page.keyboard.press('Tab');
    await expect(form.getByRole('button', { name: t(name) })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(days(form).first()).toBeFocused();
  await expect(days(form).first()).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(days(form).nth(1)).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(days(form).first()).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(times(form).first()).toBeChecked();
  await page.keyboard.press('Tab');
  for (const text of ['Änne Öz', email, '', 'Um zehn?']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(sent(page)).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Änne Öz');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await readAppointments(email)).toMatchObject([
    { state: 'requested', name: 'Änne Öz', message: 'Um zehn?', phone: null, topic: { display_name: rings.de } },
  ]);
  await expect
    .poll(async () => (await readCaughtEmails(email)).map(({ subject }) => subject))
    .toEqual(['Ihre Terminanfrage bei Arnsberg & Tochter']);
});

for (const language of ['de', 'en', 'fr'] as const) {
  test(`reports missing input in a linked summary and at the field (${language})`, async ({ page }) => {
    const t = toT(language);
    const form = await open(page, language);
    await form.getByRole('button', { name: t('form.submit') }).click();
    await expect(page.locator(':focus')).toContainText(t('form.errors.topic'));
    await expect(form.getByRole('alert')).not.toContainText(t('form.errors.time'));
    await form.getByRole('button', { name: t('form.errors.topic') }).click();
    await expect(form.getByRole('radio', { name: rings[language] })).toBeFocused();
    await expect(form.getByLabel(t('form.email'))).toHaveAccessibleDescription(t('form.errors.email'));
    await form.getByRole('radio', { name: rings[language] }).check();
    await form.getByRole('button', { name: t('form.submit') }).click();
    await expect(form.getByRole('radio', { name: mainBranch })).toHaveAccessibleDescription(t('form.errors.branch'));
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
}

test('offers no choice of branch for a topic that only one branch offers', async ({ page }) => {
  const form = await open(page);
  await form.getByRole('radio', { name: 'Sehtest' }).check();
  await expect(form.getByText('Werkhof am Kranichplatz, Kranichplatz 4')).toBeVisible();
  await expect(form.getByRole('group', { name: t('form.branch') })).toBeHidden();
  const before = await days(form).first().inputValue();
  await form.getByRole('button', { name: t('form.nextMonth') }).click();
  await expect.poll(() => days(form).first().inputValue()).not.toBe(before);
});

test('days and times are shown before anything is chosen, and a time selects its branch', async ({ page }) => {
  const form = await open(page);
  await expect(days(form).first()).toBeChecked();
  const time = await times(form).last().inputValue();
  await times(form).last().check();
  await expect(form.getByRole('radio', { name: mainBranch })).toBeChecked();
  // The longest topic fits, so every other does, too.
  await form.getByRole('radio', { name: rings.de }).check();
  await expect(form.locator('[name=time]:checked')).toHaveValue(time);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test.describe('a slot that another visitor has just booked', () => {
  test.use({ expectedFailures: ['/ecom/appointment', '409'] });

  test('is refused with a message, keeps the input, and another slot can be chosen', async ({ page }) => {
    const email = createEmail();
    const form = await open(page);
    await choose(form, 2);
    await fillVisitor(form, email);
    const [date, time, topic, branch] = await Promise.all(
      ['date', 'time', 'topic', 'branch'].map((name) => form.locator(`[name=${name}]:checked`).inputValue()),
    );
    const faster = await fetch(`${testBackendUrl}/ecom/appointment`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.19.7.7' },
      body: JSON.stringify({
        project: demoSiteDomains.jeweller,
        topic,
        branch,
        date,
        time,
        name: 'Wer',
        email: createEmail(),
        message: '',
        language: 'de',
        privacy: true,
        homepage: '',
        open_ms: 40_000,
      }),
    });
    expect(faster.status).toBe(200);
    await send(form).click();
    await expect(form.getByRole('alert')).toHaveText(t('form.refusals.slot_taken'));
    await expect(form.getByLabel(t('form.message'))).toHaveValue('Wir kommen zu <b>zweit</b>.');
    await expect(form.getByRole('radio', { name: formatTimeOfDay(time ?? '', 'de'), exact: true })).toBeHidden();
    await times(form).last().check();
    await send(form).click();
    await expect(sent(page)).toBeVisible();
    expect(await readAppointments(email)).toHaveLength(1);
  });
});

test.describe('without a connection', () => {
  test.use({ expectedFailures: ['/ecom/appointment', 'Could not post appointment', 'ERR_INTERNET_DISCONNECTED'] });

  test('the form shows a message, keeps the input, and is sent only once after reconnecting', async ({
    page,
    context,
  }) => {
    const email = createEmail();
    const form = await open(page);
    await choose(form, 3);
    await fillVisitor(form, email);
    await context.setOffline(true);
    await send(form).click();
    await expect(form.getByRole('alert')).toHaveText(t('form.offline'));
    await context.setOffline(false);
    await send(form).click();
    await expect(sent(page)).toBeVisible();
    expect(await readAppointments(email)).toHaveLength(1);
  });
});

test('the link on a product page requests an appointment for that product', async ({ page }) => {
  const email = createEmail();
  await page.goto(`${toTestSiteUrl('jeweller')}/produkte/marenholt-foerde-38-automatik`);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const main = page.getByRole('main');
  await expect(main.getByText('Zu sehen: Stammhaus Rosenwirtgasse und Werkhof am Kranichplatz.')).toBeVisible();
  await main.getByRole('link', { name: 'In München ansehen' }).click();
  const form = page.getByRole('main').locator('form');
  await expect(form.getByRole('link', { name })).toHaveAttribute('href', /marenholt-foerde-38-automatik/);
  await form.getByRole('radio', { name: rings.de }).check();
  await expect(form.getByText(t('form.pieceHere'))).toHaveCount(2);
  await choose(form, 4);
  await fillVisitor(form, email);
  await send(form).click();
  await expect(sent(page)).toBeVisible();
  const [appointment] = await readAppointments(email);
  expect(appointment).toMatchObject({ subject: expect.stringContaining(name) });
});

test('a product that is on display in one branch only is requested there, unless the visitor chooses another', async ({
  page,
}) => {
  const form = await open(page, 'de', '?product=duftkerze-waldsaum');
  await expect(form.getByText(t('form.piece'))).toBeVisible();
  await form.getByRole('radio', { name: rings.de }).check();
  await expect(form.getByRole('radio', { name: 'Werkhof am Kranichplatz' })).toBeChecked();
  await form.getByRole('radio', { name: mainBranch }).check();
  await expect(form.getByRole('radio', { name: 'Werkhof am Kranichplatz' })).not.toBeChecked();
});

test('the product can be removed from the request, and an unknown product is ignored', async ({ page }) => {
  const form = await open(page, 'de', '?product=marenholt-foerde-38-automatik');
  await form.getByRole('button', { name: t('form.withoutPiece') }).click();
  await expect(form.getByText(t('form.piece'))).toBeHidden();
  const other = await open(page, 'de', `?product=${encodeURIComponent('<b>nichts</b>')}`);
  await expect(other.getByText(t('form.piece'))).toBeHidden();
});

test('the link in the email cancels the appointment only after the button is clicked', async ({ page }) => {
  const email = createEmail();
  const form = await open(page);
  await choose(form, 5);
  await fillVisitor(form, email);
  await send(form).click();
  await expect(sent(page)).toBeVisible();
  const [appointment] = await readAppointments(email);
  const hash = `#cancel=${String(appointment?.['access_key'])}`;
  await page.goto('about:blank');
  await page.goto(toTestSiteUrl('jeweller') + paths.de + hash);
  await expect(page.getByRole('heading', { name: t('cancellation.heading') })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await readAppointments(email)).toMatchObject([{ state: 'requested' }]);
  await page.getByRole('button', { name: t('cancellation.submit') }).click();
  await expect(page.locator(':focus')).toHaveText(t('cancellation.sent'));
  expect(await readAppointments(email)).toMatchObject([{ state: 'cancelled' }]);
  await page.getByRole('link', { name: t('cancellation.again') }).click();
  await expect(page.getByRole('main').locator('form')).toBeVisible();
  await expect(page).not.toHaveURL(/cancel/);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('nothing overflows', async ({ page }) => {
    const form = await open(page);
    await choose(form, 6);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows other ways to contact the shop', async ({ page }) => {
    await page.goto(toTestSiteUrl('jeweller') + paths.de);
    await expect(page.locator('noscript p').filter({ hasText: t('needsScript') })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
  });
});
