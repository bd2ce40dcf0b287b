// The contact form against the live backend: from the contact page to the thanks page and the emails.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Locale } from '../contract/locale.ts';
import {
  requestBackendAsAdmin,
  testBackendUrl,
  demoSiteDomains,
  expect,
  findAccessibilityViolations,
  readSiteMessageByKey,
  readCaughtEmails,
  type DemoSiteName,
  toTestSiteUrl,
  test,
} from './fixtures.ts';

const paths: Record<Locale, string> = { de: '/kontakt', en: '/en/contact', fr: '/fr/contact' };
const thanksPaths: Record<Locale, string> = { de: '/danke', en: '/en/thanks', fr: '/fr/merci' };

const text = 'Guten Tag,\nder Verschluss <b>klemmt</b> & springt auf.';

const open = async (page: Page, language: Locale = 'de', site: DemoSiteName = 'jeweller') => {
  await page.goto(toTestSiteUrl(site) + paths[language]);
  const t = (key: string) => readSiteMessageByKey(language, 'contact', `form.${key}`);
  const form = page.locator('form').filter({ has: page.getByLabel(t('message')) });
  await expect(form).toBeVisible();
  const openedAt = await page.evaluate(() => performance.now());
  return {
    page,
    openedAt,
    t,
    form,
    send: form.getByRole('button', { name: t('submit') }),
    email: `${randomUUID()}@example.com`,
  };
};

type ContactForm = Awaited<ReturnType<typeof open>>;

/** Fills in the form and waits, because messages sent within two seconds are treated as spam (docs/decisions/013). */
const fill = async ({ page, openedAt, form, t, email }: ContactForm, name = 'Änne Öz') => {
  await form.getByLabel(t('name')).fill(name);
  await form.getByLabel(t('email')).fill(email);
  await form.getByLabel(t('message')).fill(text);
  await form.getByLabel(t('privacy')).check();
  await page.waitForFunction((since) => performance.now() - since > 2_500, openedAt);
};

const read = async ({ email }: Pick<ContactForm, 'email'>): Promise<Record<string, unknown>[]> =>
  // A random value avoids a cached response.
  (await requestBackendAsAdmin(
    `/items/contact_message?fields=*,branch.display_name&filter[email][_eq]=${email}&filter[id][_neq]=${randomUUID()}`,
  )) as Record<string, unknown>[];

for (const language of ['de', 'en', 'fr'] as const) {
  test(`a message reaches the shop, and the sender gets a copy and is thanked by name (${language})`, async ({
    page,
  }) => {
    const contact = await open(page, language);
    await fill(contact);
    const branch = contact.form.getByLabel(contact.t('branch'), { exact: true });
    await expect(branch.locator('option').first()).toHaveText(contact.t('anyBranch'));
    await branch.selectOption({ index: 1 });
    await contact.send.click();
    await expect(page.locator(':focus')).toHaveText(contact.t('sent'));
    await expect(page).toHaveURL((url) => url.pathname + url.search === thanksPaths[language]);
    const heading = readSiteMessageByKey(language, 'thanks', 'heading').replace('{{name}}', 'Änne Öz');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const [stored] = await read(contact);
    expect(stored).toMatchObject({ name: 'Änne Öz', message: text, language, status: 'new', phone: null });
    expect(stored?.['branch']).not.toBeNull();
    await expect.poll(async () => (await readCaughtEmails(contact.email)).length).toBe(1);
    const [copy] = await readCaughtEmails(contact.email);
    expect(copy?.text).toContain('der Verschluss <b>klemmt</b> & springt auf.');
    expect(copy?.html).not.toContain('<b>klemmt');
    const toShop = (await readCaughtEmails('haus@arnsberg-tochter.example')).find(
      ({ replyTo }) => replyTo === contact.email,
    );
    expect(toShop?.subject).toContain('Nachricht von Änne Öz');
  });

  test(`reports missing input in a linked summary and at the field (${language})`, async ({ page }) => {
    const { form, t, send } = await open(page, language);
    await send.click();
    await expect(page.locator(':focus')).toContainText(t('errors.message'));
    await expect(form.getByLabel(t('email'))).toHaveAccessibleDescription(t('errors.email'));
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await form.getByRole('button', { name: t('errors.privacy') }).click();
    await expect(form.getByLabel(t('privacy'))).toBeFocused();
  });
}

for (const language of ['de', 'en', 'fr'] as const) {
  test(`a message that is too long is rejected with its length and without being truncated (${language})`, async ({
    page,
  }) => {
    const contact = await open(page, language);
    await fill(contact);
    const field = contact.form.getByLabel(contact.t('message'));
    await field.fill('a'.repeat(4_001));
    const counter = (length: string, max: string) =>
      contact.t('counter').replace('{{length, number}}', length).replace('{{max, number}}', max);
    const [length, max] = [4_001, 4_000].map((count) => count.toLocaleString(language)) as [string, string];
    await expect(contact.form.getByText(counter(length, max))).toBeVisible();
    await contact.send.click();
    await expect(page.locator(':focus')).toContainText(contact.t('errors.message'));
    await expect(field).toHaveValue('a'.repeat(4_001));
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await read(contact)).toEqual([]);
  });
}

test('a keyboard user can send a message, and the confirmation is shown for at least 0.9 s', async ({ page }) => {
  const contact = await open(page);
  await contact.form.getByLabel(contact.t('name')).focus();
  for (const entry of ['Änne Öz', contact.email, '', 'Guten Tag']) {
    await page.keyboard.type(entry);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(contact.send).toBeFocused();
  const answer = page.waitForResponse('**/ecom/contact');
  await page.keyboard.press('Enter');
  await answer;
  const answeredAt = Date.now();
  await expect(page).toHaveURL(/\/danke/);
  expect(Date.now() - answeredAt).toBeGreaterThan(900);
  expect(await read(contact)).toHaveLength(1);
});

test('a project without branches offers no choice of branch', async ({ page }) => {
  const contact = await open(page, 'de', 'watchmaker');
  await expect(contact.form.getByRole('combobox')).toHaveCount(0);
  await fill(contact, 'Inga');
  await contact.send.click();
  await expect(page.getByRole('heading', { level: 1, name: /Inga/ })).toBeVisible();
  expect(await read(contact)).toMatchObject([{ branch: null }]);
});

test('fields have autocomplete attributes', async ({ page }) => {
  const { form, t } = await open(page);
  for (const [label, purpose] of [
    ['name', 'name'],
    ['email', 'email'],
    ['phone', 'tel'],
  ] as const) {
    await expect(form.getByLabel(t(label))).toHaveAttribute('autocomplete', purpose);
  }
});

test.describe('without a connection', () => {
  test.use({ expectedFailures: ['/ecom/contact', 'Could not post message', 'ERR_INTERNET_DISCONNECTED'] });

  test('the form shows a message, keeps the text, and sends it only once after reconnecting', async ({
    page,
    context,
  }) => {
    const contact = await open(page);
    await fill(contact);
    await context.setOffline(true);
    await contact.send.click();
    await expect(contact.form.getByRole('alert')).toHaveText(contact.t('offline'));
    await expect(contact.form.getByLabel(contact.t('message'))).toHaveValue(text);
    await context.setOffline(false);
    await contact.send.click();
    await expect(page).toHaveURL(/\/danke/);
    expect(await read(contact)).toHaveLength(1);
  });

  test('a retry after a lost response creates no second message', async ({ page }) => {
    const contact = await open(page);
    await fill(contact);
    await page.route('**/ecom/contact', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await contact.send.click();
    await expect(contact.form.getByRole('alert')).toHaveText(contact.t('failed'));
    await page.unroute('**/ecom/contact');
    await contact.send.click();
    await expect(page).toHaveURL(/\/danke/);
    expect(await read(contact)).toHaveLength(1);
    await expect.poll(async () => (await readCaughtEmails(contact.email)).length).toBe(1);
  });

  for (const code of ['invalid_input', 'unknown_project', 'too_many_requests'] as const) {
    test(`shows a refusal by the service and keeps the text (${code})`, async ({ page }) => {
      const contact = await open(page, 'fr');
      await fill(contact);
      await page.route('**/ecom/contact', (route) => route.fulfill({ status: 429, json: { status: 'error', code } }));
      await contact.send.click();
      await expect(contact.form.getByRole('alert')).toHaveText(contact.t(`refusals.${code}`));
      await expect(contact.form.getByLabel(contact.t('message'))).toHaveValue(text);
    });
  }
});

test.describe('a branch that was removed after the page was built', () => {
  test.use({ expectedFailures: ['/ecom/contact'] });

  test('is reported at its field, and the message can be sent to another branch', async ({ page }) => {
    const contact = await open(page);
    await fill(contact);
    const branch = contact.form.getByLabel(contact.t('branch'), { exact: true });
    await branch
      .locator('option')
      .nth(1)
      .evaluate((option: HTMLOptionElement, id) => (option.value = id), randomUUID());
    await branch.selectOption({ index: 1 });
    await contact.send.click();
    await expect(page.locator(':focus')).toContainText(contact.t('errors.branch'));
    await expect(branch).toHaveAccessibleDescription(contact.t('errors.branch'));
    await branch.selectOption({ index: 0 });
    await contact.send.click();
    await expect(page).toHaveURL(/\/danke/);
    expect(await read(contact)).toMatchObject([{ branch: null }]);
  });
});

test('submitting again while a message is being sent sends nothing', async ({ page }) => {
  const contact = await open(page);
  await fill(contact);
  let postCount = 0;
  let releaseRequests = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    releaseRequests = resolve;
  });
  await page.route('**/ecom/contact', async (route) => {
    if (route.request().method() === 'POST') postCount += 1;
    await released;
    await route.continue();
  });
  await contact.send.click();
  const busy = contact.form.getByRole('button', { name: contact.t('sending') });
  await busy.click();
  await contact.form.getByLabel(contact.t('name')).press('Enter');
  releaseRequests();
  await expect(page).toHaveURL(/\/danke/);
  expect(postCount).toBe(1);
});

test.describe('after many submissions from one IP address', () => {
  test.use({ expectedFailures: ['/ecom/contact'] });

  test('the browser solves the proof of work automatically, and the message arrives', async ({ page }) => {
    const contact = await open(page);
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/ecom/contact')) statuses.push(response.status());
    });
    const before = await page.evaluate(
      async ({ url, project }) => {
        const answers: number[] = [];
        for (let index = 0; index < 5; index += 1) {
          const body = {
            project,
            language: 'de',
            name: 'Vorher',
            email: 'vorher@example.com',
            message: 'Guten Tag',
            privacy: true,
            homepage: 'voll',
            open_ms: 9_000,
          };
          const headers = { 'Content-Type': 'application/json' };
          const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
          answers.push(response.status);
        }
        return answers;
      },
      { url: `${testBackendUrl}/ecom/contact`, project: demoSiteDomains.jeweller },
    );
    expect(before).toEqual([200, 200, 200, 200, 200]);
    await fill(contact);
    await contact.send.click();
    await expect(page).toHaveURL(/\/danke/);
    expect(statuses.slice(-2)).toEqual([428, 200]);
    expect(await read(contact)).toMatchObject([{ status: 'new' }]);
  });
});

test.describe('when the form cannot be loaded', () => {
  test.use({ expectedFailures: ['.js'] });

  test('the page shows an error with other ways to get in touch, and loads the form on retry', async ({ page }) => {
    let isMissing = true;
    // Finds the script of the form by its error text.
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      if (isMissing && (await response.text()).includes('Could not post message')) await route.abort();
      else await route.fulfill({ response });
    });
    await page.goto(toTestSiteUrl('jeweller') + paths.de);
    await expect(page.getByRole('alert')).toContainText(readSiteMessageByKey('de', 'contact', 'form.loadFailed'));
    isMissing = false;
    await page.getByRole('button', { name: readSiteMessageByKey('de', 'contact', 'form.tryAgain') }).click();
    await expect(page.getByLabel(readSiteMessageByKey('de', 'contact', 'form.message'))).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that the form needs JavaScript', async ({ page }) => {
    await page.goto(toTestSiteUrl('jeweller') + paths.de);
    await expect(
      page.locator('noscript p', { hasText: readSiteMessageByKey('de', 'contact', 'form.needsScript') }),
    ).toBeVisible();
  });
});

test('does not overflow a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { send } = await open(page);
  await send.click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
