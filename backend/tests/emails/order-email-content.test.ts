// Content of the order emails by law row and language, tested end to end: order service, outbox, mail server and the
// text of the attached PDF files.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OrderRequestLine } from '../../../contract/shop/cart-quote.ts';
import { toDemoRecordId } from '../../../demo/demo-record-id.ts';
import { formatDateInTimeZone, formatDateTime } from '../../../domain/format-dates.ts';
import { germanTestAddress, toTestOrderLineInput } from '../orders/test-shop.ts';
import { assistantRoleId, ownerRoleId } from '../../access/fixed-account-and-policy-ids.ts';
import { staffRoles } from '../../access/role-permission-matrix.ts';
import { createTestEditor } from '../create-test-staff.ts';
import { useDedicatedTestBackend } from '../dedicated-test-backend.ts';
import { findTimeZoneOnDifferentDate } from '../find-time-zone-on-different-date.ts';
import { type TestMailServer, startTestMailServer, type ReceivedTestEmail } from './test-mail-server.ts';
import {
  placeEmailTestOrder,
  type PlacedEmailTestOrder,
  type EmailTestOrderOptions,
} from './place-email-test-order.ts';
import { type ParsedTestEmail, parseReceivedTestEmail, expectedOrderEmailPhrases } from './parse-received-email.ts';

const server: TestMailServer = await startTestMailServer();
const own = useDedicatedTestBackend({ mail: { smtpUrl: server.url, from: 'shop@operator.example' } });
const shopEmail = 'haus@arnsberg-tochter.example';
/** A time zone in which the day differs, because emails and files contain dates and times. */
const zone = findTimeZoneOnDifferentDate();

afterAll(() => server.stop());

const order = (request: EmailTestOrderOptions): Promise<PlacedEmailTestOrder> =>
  placeEmailTestOrder(own.current(), request);

const waitForEmail = (to: string, part: string): Promise<ReceivedTestEmail> =>
  vi.waitFor(
    () => {
      const taken = server.taken.find((mail) => mail.to === to && mail.email.subject?.includes(part));
      if (!taken) throw new Error(`No email to ${to} about ${part}`);
      return taken;
    },
    { timeout: 40_000, interval: 50 },
  );

/** A watch that can be engraved and has a manufacturer's guarantee. */
const watch = toDemoRecordId('arnsberg/product/marenholt-foerde-38-automatik');
let variant = '';
const engraved = { line_1: 'Für Zoë & Œuvre', font: 'serif' };

const plainLine = (): OrderRequestLine => toTestOrderLineInput(watch, { variant });
const engravingSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" role="img"><title>Für Zoë</title><g stroke="#777777"><path d="M2 5h16" fill="none"/></g></svg>';
const engravedLine = (): OrderRequestLine =>
  toTestOrderLineInput(watch, { variant, personalization: engraved, previews: [engravingSvg] });

beforeAll(async () => {
  const [row] = await own
    .current()
    .rest.get<{ id: string }[]>(
      `/items/ecommerce_product_variant?fields=id&sort=-stock&filter[product][_eq]=${watch}&filter[active][_eq]=true`,
    );
  variant = row?.id ?? '';
  await own.current().rest.patch(`/items/ecommerce_product_variant/${variant}`, { stock: 100 });
  const [project] = await own
    .current()
    .rest.get<{ id: string }[]>('/items/project?fields=id&filter[domain][_eq]=arnsberg-tochter.example');
  await own.current().rest.patch(`/items/project/${project?.id}`, { time_zone: zone });
});

describe.each(['de', 'en', 'fr'] as const)('an order in %s', (language) => {
  const expectedTexts = expectedOrderEmailPhrases[language];
  let mail: ParsedTestEmail;
  let number = '';
  let time = '';

  beforeAll(async () => {
    const placed = await order({
      language,
      payment: 'invoice',
      country: 'DE',
      lines: [engravedLine(), plainLine()],
      changes: {
        comment: 'Bitte <b>klingeln</b> & "leise"\nsein',
        shipping_address: { ...germanTestAddress, company: '<script>alert(1)</script>', last_name: 'Öz <img src=x>' },
        invoice_address: { ...germanTestAddress, first_name: 'Łucja', street: 'Rue de l’Œuvre 5', city: 'Köln' },
      },
    });
    number = placed.number;
    const { date_created: placedAt } = await own
      .current()
      .rest.get<{ date_created: string }>(`/items/ecommerce_order/${placed.id}?fields=date_created`);
    time = formatDateTime(new Date(placedAt), language, zone).replaceAll('\u00a0', ' ');
    mail = await parseReceivedTestEmail(await waitForEmail(placed.email, placed.number));
  });

  it('L13: confirms receipt and states when the order is accepted', () => {
    for (const content of [mail.text, mail.visible]) {
      for (const part of [expectedTexts.received, expectedTexts.notAccepted, expectedTexts.when, number])
        expect(content).toContain(part);
    }
  });

  it('L13: attaches the contract text and the terms', async () => {
    const [contract = '', terms = ''] = expectedTexts.files;
    const contractText = mail.files[`${contract}-${number}.pdf`] ?? '';
    const expected = [
      number,
      time,
      expectedTexts.label,
      'Rue de l’Œuvre 5',
      'Łucja Öz',
      'Arnsberg & Tochter GmbH & Co. KG',
      'Rosenheim',
    ];
    for (const part of expected) expect(contractText).toContain(part);
    expect(mail.files[terms]).toContain(expectedTexts.terms);
    for (const { pdf } of mail.pdfs) {
      const { info } = await pdf.getMetadata();
      expect(info).toMatchObject({ Language: language, Title: expect.stringMatching(/./) as string });
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
      expect(JSON.stringify(await (await pdf.getPage(1)).getStructTree())).toContain('"H1"');
    }
    // The engraving of one of the two lines, and none in terms and instructions.
    expect(mail.pdfs.map(({ imageCount }) => imageCount)).toEqual([1, 0, 0]);
  });

  it('L11: states the right of withdrawal and attaches the instructions and the model form', () => {
    for (const content of [mail.text, mail.visible]) {
      expect(content).toContain(expectedTexts.withdrawal);
      expect(content).toContain(expectedTexts.withdrawOnline);
    }
    const instructions = mail.files[expectedTexts.files[2]] ?? '';
    expect(instructions).toContain(expectedTexts.instructions);
    expect(instructions).toContain(expectedTexts.form);
  });

  it('L12: marks only the engraved line as excluded from withdrawal', () => {
    for (const content of [mail.text, mail.visible]) {
      expect(content).toContain(expectedTexts.label);
      expect(content.split(expectedTexts.excluded)).toHaveLength(2);
      expect(content.indexOf(expectedTexts.label)).toBeLessThan(content.indexOf(expectedTexts.excluded));
    }
  });

  it('L14: contains the notice on the legal guarantee with its link', () => {
    for (const content of [mail.text, mail.visible]) expect(content).toContain(expectedTexts.guarantee);
    expect(mail.html).toContain('href="https://europa.eu/youreurope/garantien"');
    expect(mail.text).toContain('europa.eu/youreurope/garantien');
  });

  it("L15: names the manufacturer's guarantee with its terms", () => {
    expect(mail.visible).toContain('(Marenholt, MH-F38A)');
    expect(mail.html).toContain('href="https://marenholt-uhren.example/garantie"');
    expect(mail.text).toContain('https://marenholt-uhren.example/garantie');
  });

  it('L21: does not link to the closed dispute resolution platform; the terms name § 36 VSBG instead', () => {
    for (const content of [mail.text, mail.html, ...Object.values(mail.files)]) {
      expect(content).not.toMatch(/ec\.europa\.eu|consumers\/odr|webgate/i);
    }
    expect(mail.files[expectedTexts.files[1]]).toContain(expectedTexts.vsbg);
  });

  it('contains the logo and shows each line with its product and engraving', () => {
    expect(mail.images).toEqual(['logo-1.png', 'photograph-2.jpg', 'engraving-3.png', 'photograph-2.jpg']);
  });

  it('has the same content in text and HTML, including amounts and addresses', () => {
    const parts = ['2', expectedTexts.tax, 'Lindenweg 3', 'Rue de l’Œuvre 5', '6,50', 'DE999999999', 'HRA 999120'];
    const wanted = language === 'en' ? parts.map((part) => (part === '6,50' ? '6.50' : part)) : parts;
    for (const part of wanted) {
      expect(mail.text).toContain(part);
      expect(mail.visible).toContain(part);
    }
  });

  it('escapes text typed by the shopper', () => {
    // The email has images of its own, all of them inline.
    expect(mail.html.replace(/<img src="cid:/g, '')).not.toMatch(/<script>alert|<img|<b>klingeln/);
    expect(mail.visible).toContain('Bitte <b>klingeln</b> & "leise" sein');
    expect(mail.text).toContain('<script>alert(1)</script>');
  });
});

it('requests prepayment with account, reference and due date, and thereby accepts the order', async () => {
  const placed = await order({ language: 'de', payment: 'prepayment', country: 'DE', lines: [plainLine()] });
  const { text, visible, images } = await parseReceivedTestEmail(await waitForEmail(placed.email, placed.number));
  expect(images).toContain('girocode-2.png');
  const due = formatDateInTimeZone(new Date(Date.now() + 7 * 86_400_000), 'de', zone);
  for (const content of [text, visible]) {
    expect(content).toContain('DE02 1203 0000 0000 2020 51');
    expect(content).toMatch(new RegExp(`Verwendungszweck: ${placed.number}`));
    expect(content).toContain(`Zahlbar bis: ${due}`);
    expect(content).toContain('nehmen wir Ihre Bestellung an');
    expect(content).not.toContain('noch keine Annahme');
  }
});

it('L12: excludes the whole order from withdrawal when every line is engraved', async () => {
  const placed = await order({ language: 'de', payment: 'invoice', country: 'DE', lines: [engravedLine()] });
  const { text } = await parseReceivedTestEmail(await waitForEmail(placed.email, placed.number));
  expect(text).toContain('Für diese Bestellung besteht kein Widerrufsrecht');
  expect(text).not.toContain('Sie haben das Recht, binnen vierzehn Tagen');
});

it('L27: names a pay-later provider without advertising its credit', async () => {
  const placed = await order({ language: 'en', payment: 'klarna', country: 'DE', lines: [plainLine()] });
  const { text, visible } = await parseReceivedTestEmail(await waitForEmail(placed.email, placed.number));
  for (const content of [text, visible]) {
    expect(content).toContain('Your payment by Klarna is not confirmed yet');
    expect(content).not.toMatch(/later with|instal|30 days|pay in/i);
  }
});

it('reports the order to the shop in German, with the shopper as reply-to address', async () => {
  const placed = await order({ language: 'fr', payment: 'invoice', country: 'DE', lines: [engravedLine()] });
  const taken = await waitForEmail(shopEmail, placed.number);
  const { text, subject } = await parseReceivedTestEmail(taken);
  expect(subject).toBe(`Neue Bestellung ${placed.number} (Arnsberg & Tochter)`);
  expect(text).toContain('Erste Zeile: Für Zoë & Œuvre');
  expect(text).toContain('Sprache: Französisch');
  expect(taken.email.replyTo).toMatchObject([{ address: placed.email }]);
  expect(taken.email.attachments).toEqual([]);
});

describe('lifecycle emails', () => {
  const step = (id: string, changes: Record<string, string>) =>
    own.current().rest.patch(`/items/ecommerce_order/${id}`, changes);

  it('confirm the payment, and the dispatch with the tracking number saved in the same request', async () => {
    const placed = await order({ language: 'en', payment: 'prepayment', country: 'DE', lines: [plainLine()] });
    await step(placed.id, { state: 'paid' });
    const paid = await parseReceivedTestEmail(await waitForEmail(placed.email, 'Your payment'));
    expect(paid.text).toMatch(/We have received €[\d,.]+ \(Bank transfer in advance\)/);
    await step(placed.id, { state: 'in_progress' });
    await step(placed.id, {
      state: 'shipped',
      tracking_number: 'JD01 4600',
      shipping_provider: 'Wertpaketdienst',
      tracking_url: 'https://wertpaket.example/?n=JD014600&l=en',
    });
    const shipped = await parseReceivedTestEmail(await waitForEmail(placed.email, 'on its way'));
    expect(shipped.text).toContain('Tracking number: JD01 4600');
    expect(shipped.text).toContain('<https://wertpaket.example/?n=JD014600&l=en>');
    expect(shipped.html).toContain('href="https://wertpaket.example/?n=JD014600&#38;l=en"');
    expect(shipped.text).toContain('By dispatching your order we accept it');
    const [[name, invoice] = []] = Object.entries(shipped.files);
    expect(name).toMatch(/^Invoice-RE-\d{4}-\d{5}\.pdf$/);
    for (const part of ['Arnsberg & Tochter GmbH & Co. KG', 'DE999999999', placed.number, 'Paid with: Bank transfer'])
      expect(invoice).toContain(part);
  });

  it('state the pickup place and the date until which an order paid there is reserved', async () => {
    const placed = await order({ language: 'fr', payment: 'cash_on_pickup', country: null, lines: [plainLine()] });
    const received = await parseReceivedTestEmail(await waitForEmail(placed.email, placed.number));
    expect(received.text).toContain('Boutique historique, Rosenwirtgasse');
    expect(received.text).toContain('réservée pendant 3 jours d’ouverture');
    expect(received.text).toMatch(/ Total\s: 1/);
    expect(received.text).toContain('au plus tard avec le message annonçant que votre commande est prête');
    await step(placed.id, { state: 'in_progress' });
    await step(placed.id, { state: 'ready_for_pickup' });
    const ready = await parseReceivedTestEmail(await waitForEmail(placed.email, 'est prête'));
    for (const part of [
      'Rosenwirtgasse 12',
      '80331 München',
      'Votre commande vous est réservée jusqu’au',
      'À régler au retrait',
    ]) {
      expect(ready.text).toContain(part);
    }
  });

  it('state why the order was cancelled', async () => {
    const byShop = await order({ language: 'de', payment: 'invoice', country: 'DE', lines: [plainLine()] });
    await step(byShop.id, { state: 'cancelled' });
    expect((await parseReceivedTestEmail(await waitForEmail(byShop.email, 'storniert'))).text).toContain(
      'wir haben Ihre Bestellung storniert',
    );
    const unpaid = await order({ language: 'de', payment: 'prepayment', country: 'DE', lines: [plainLine()] });
    await step(unpaid.id, { hold_until: new Date(Date.now() - 1_000).toISOString() });
    expect((await parseReceivedTestEmail(await waitForEmail(unpaid.email, 'storniert'))).text).toContain(
      'keine Zahlung bei uns eingegangen',
    );
  });
});

it.each([
  ['de', 'Mit Batterie: ', 'Batterien gehören nicht in den Hausmüll'],
  ['en', 'With a battery: ', 'Batteries must not be disposed of with household waste'],
  ['fr', 'Avec pile : ', 'Les piles ne doivent pas être jetées avec les ordures ménagères'],
] as const)(
  'L18: explains the disposal of batteries in %s for a product that contains one',
  async (language, ...expectedTexts) => {
    const clockId = toDemoRecordId('arnsberg/product/reisewecker-quay');
    await own.current().rest.patch(`/items/ecommerce_product/${clockId}`, { stock: 10 });
    const clock = toTestOrderLineInput(clockId);
    const placed = await order({ language, payment: 'invoice', country: 'DE', lines: [plainLine(), clock] });
    const { text, visible } = await parseReceivedTestEmail(await waitForEmail(placed.email, placed.number));
    for (const content of [text, visible]) for (const part of expectedTexts) expect(content).toContain(part);
    const plain = await order({ language, payment: 'invoice', country: 'DE', lines: [plainLine()] });
    const without = await parseReceivedTestEmail(await waitForEmail(plain.email, plain.number));
    for (const part of expectedTexts) expect(without.text).not.toContain(part);
  },
);

it('stores each version of the terms once and attaches the version valid at the time of the order', async () => {
  const { rest } = own.current();
  const documents = () => rest.get<{ id: string; title: string }[]>('/items/ecommerce_mail_document?limit=-1');
  const before = await documents();
  // Two texts in three languages.
  expect(before).toHaveLength(6);
  const [page] = await rest.get<{ id: string; content: string }[]>(
    '/items/ecommerce_legal_page?filter[type][_eq]=agb&fields=id,content',
  );
  server.behave = () => 'refuse_for_now';
  const old = await order({ language: 'de', payment: 'invoice', country: 'DE', lines: [plainLine()] });
  await rest.patch(`/items/ecommerce_legal_page/${page?.id}`, { content: '<h2>1. Neu</h2><p>Ganz anders.</p>' });
  server.behave = () => 'take';
  const fresh = await order({ language: 'de', payment: 'invoice', country: 'DE', lines: [plainLine()] });
  expect((await parseReceivedTestEmail(await waitForEmail(fresh.email, fresh.number))).files['AGB.pdf']).toContain(
    'Ganz anders.',
  );
  expect(await documents()).toHaveLength(7);
  // The staff retries the older email immediately.
  const failed = () =>
    rest.get<{ id: string; attempts: number }[]>(
      `/items/ecommerce_mail?filter[recipient][_eq]=${old.email}&fields=id,attempts,state`,
    );
  await expect.poll(async () => (await failed())[0]?.attempts, { timeout: 30_000 }).toBe(1);
  await rest.patch(`/items/ecommerce_mail/${(await failed())[0]?.id}`, { state: 'pending' });
  const late = await parseReceivedTestEmail(await waitForEmail(old.email, old.number));
  expect(late.files['AGB.pdf']).toContain('Geltung und Vertragspartner');
  expect(late.files['AGB.pdf']).not.toContain('Ganz anders.');
  await rest.patch(`/items/ecommerce_legal_page/${page?.id}`, { content: page?.content });
});

it('has the texts of an editor, except one that cannot be sent', async () => {
  const { rest } = own.current();
  const texts = { subject: 'Hi {{name}}, {{number}}', greeting: '{{customer}},', extra: '1 < 2' };
  const project = toDemoRecordId('arnsberg/project');
  const record = { project, kind: 'order_received', language: 'en', ...texts };
  const { id } = await rest.post<{ id: string }>('/items/ecommerce_mail_text', record);
  const placed = await order({ language: 'en', payment: 'invoice', country: 'DE', lines: [plainLine()] });
  const mail = await parseReceivedTestEmail(await waitForEmail(placed.email, `Hi Änne Öz, ${placed.number}`));
  expect(mail.text).toMatch(/Dear Änne Öz,.* 1 < 2 Kind regards/);
  expect(mail.html).toContain('1 &#60; 2');
  await rest.delete('/items/ecommerce_mail_text', [id]);
});

it('an invitation reaches the invited person only, and its link sets the password of the new account', async () => {
  const { rest, running } = own.current();
  const project = toDemoRecordId('arnsberg/project');
  const owner = await createTestEditor(running.url, rest, project, { role: ownerRoleId });
  const email = 'Neue.Kollegin@example.com';
  await owner.rest.post('/users/invite', { email, role: assistantRoleId });
  const { email: message } = await waitForEmail(email, 'Einladung');
  expect(message).toMatchObject({
    from: { name: 'Arnsberg & Tochter', address: 'shop@operator.example' },
    subject: 'Einladung ins Studio von Arnsberg & Tochter',
  });
  const [, token = ''] = /accept-invite\?token=([\w.-]+)/.exec(message.html ?? '') ?? [];
  const post = (path: string, body: object) =>
    fetch(`${running.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const password = 'ein-langes-Passwort';
  expect((await post('/users/invite/accept', { token, password })).status).toBe(204);
  expect((await post('/auth/login', { email, password })).status).toBe(200);
  const [account] = await rest.get<object[]>(
    '/users?filter[email][_icontains]=neue.kollegin&fields=project,role,status',
  );
  expect(account).toEqual({ project, role: assistantRoleId, status: 'active' });
  // The link must not be found by users who read the emails of the shop.
  expect(await rest.get('/items/ecommerce_mail?filter[recipient][_icontains]=neue.kollegin')).toEqual([]);
});

it('an owner invites with any role of a project, into the own project, and no administrator', async () => {
  const { rest, running } = own.current();
  const project = toDemoRecordId('arnsberg/project');
  const owner = await createTestEditor(running.url, rest, project, { role: ownerRoleId });
  const findInvited = (email: string) => rest.get(`/users?filter[email][_eq]=${email}&fields=project,role,status`);
  for (const [name, { roleId: role }] of Object.entries(staffRoles)) {
    const email = `${name}.invited@example.com`;
    await owner.rest.post('/users/invite', { email, role });
    expect(await findInvited(email)).toEqual([{ project, role, status: 'invited' }]);
  }
  const roles = await rest.get<{ id: string }[]>('/roles?filter[policies][policy][admin_access][_eq]=true&fields=id');
  const email = 'admin.invited@example.com';
  await expect(owner.rest.post('/users/invite', { email, role: roles[0]?.id })).rejects.toThrow(/40[03]/);
  expect(await findInvited(email)).toEqual([]);
});
