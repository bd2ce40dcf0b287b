// What illustrated emails look like to their readers: structure, images, button, plain text.
import { describe, expect, it } from 'vitest';
import { paymentMethodIds } from '../../../../../contract/shop/order-constants.ts';
import { toColorModePalettes } from '../../../../../domain/palette.ts';
import type { OrderEmailData } from '../order-email-data-types.ts';
import { createTestOrderEmailData, testSenderCompany } from '../order-email-data-types.fixture.ts';
import { emailBlocksToInlineImages } from '../rendering/email-blocks.ts';
import { toEmailHtml } from '../rendering/email-html.ts';
import { toEmailPlainText } from '../rendering/email-plain-text.ts';
import { type EmailMessage, toEmailLogoImage } from './email-layout.ts';
import { toBackInStockEmail } from './product-request-emails.ts';
import { toRefundEmail } from './refund-emails.ts';
import { toNewOrderStaffEmail, toOrderReceivedEmail } from './order-received-emails.ts';
import {
  toOrderCancelledEmail,
  toOrderShippedEmail,
  toPaymentReceivedEmail,
  toPickupReadyEmail,
} from './order-status-emails.ts';
import { type WithdrawalEmailData, toWithdrawalReceiptEmail, toWithdrawalStaffEmail } from './withdrawal-emails.ts';

const palettes = toColorModePalettes(testSenderCompany.colors);

const toHtml = ({ language, subject, preheader, blocks, isForVisitor }: EmailMessage): string =>
  toEmailHtml({
    language,
    title: subject,
    preheader,
    sender: testSenderCompany.displayName,
    logo: isForVisitor ? toEmailLogoImage(testSenderCompany, palettes) : null,
    palettes,
    blocks,
    footer: [],
  });

const prepaid: Partial<OrderEmailData> = {
  state: 'awaiting_payment',
  payment: { id: paymentMethodIds.prepayment, name: 'Vorkasse' },
  holdUntil: new Date('2026-12-03T22:59:00Z'),
};

const toKinds = (message: EmailMessage | null) =>
  emailBlocksToInlineImages(message?.blocks ?? []).map(({ source }) => source.kind);

it('shows the discount of an order as one of its totals, beside full prices', () => {
  const order = createTestOrderEmailData({
    discountCode: 'HERBST10',
    discountCents: 31_300,
    goodsCents: 281_700,
    totalCents: 282_350,
  });
  const text = toEmailPlainText(toOrderReceivedEmail(order, []).blocks, 'de').replaceAll('\u00a0', ' ');
  expect(text).toContain('1.890,00 €');
  expect(text).toMatch(/Waren:? +3\.130,00 €/);
  expect(text).toMatch(/Rabatt HERBST10:? +-313,00 €/);
});

const statusUrl = `https://arnsberg-tochter.example/bestellung#${'a'.repeat(64)}`;

describe.each([
  ['received', toOrderReceivedEmail(createTestOrderEmailData(), [])],
  ['paid', toPaymentReceivedEmail(createTestOrderEmailData({ state: 'paid', isPaid: true }))],
  ['shipped', toOrderShippedEmail(createTestOrderEmailData({ state: 'shipped' }))],
  ['ready for pickup', toPickupReadyEmail(createTestOrderEmailData({ state: 'ready_for_pickup' }))],
  ['cancelled', toOrderCancelledEmail(createTestOrderEmailData({ state: 'cancelled' }))],
])('the email of an order that is %s', (_, message) => {
  const html = toHtml(message);

  it('shows the logo, the products and the engraving, each with its size and an alternative text', () => {
    expect(toKinds(message)).toEqual(['photograph', 'engraving', 'photograph']);
    const images = html.match(/<img [^>]*>/g) ?? [];
    expect(images).toHaveLength(4);
    for (const image of images) expect(image).toMatch(/^<img src="cid:\S+@inline" width="\d+" height="\d+" alt="/);
    expect(html).toContain('alt="Arnsberg &#38; Tochter"');
    expect(html).toContain('alt="Ihre Gravur"');
  });

  it('has one heading of the first level, a language, layout tables without semantics, and one button', () => {
    expect(html.match(/<h1 /g)).toHaveLength(1);
    expect(html).toContain('<html lang="de">');
    for (const table of html.match(/<table [^>]*>/g) ?? []) expect(table).toContain('role="presentation"');
    expect(html.match(/class="button"/g)).toHaveLength(1);
    expect(html).toContain(`<a href="${statusUrl}"`);
  });

  it('loads nothing from the web and stays below the size at which programs cut emails', () => {
    expect(html).not.toMatch(/(?:src|background)="https?:|url\(|@import|@font-face/);
    expect(html.length).toBeLessThan(100_000);
  });

  it('says the same in plain text, with the address of the button on its own line', () => {
    const text = toEmailPlainText(message.blocks, 'de');
    expect(text).toContain(`Ihre Bestellung ansehen:\n${statusUrl}\n`);
    for (const part of ['1 × Solitärring „Knospe“, Gelbgold 585, Größe 54', 'Gravur: Für Zoë', 'Kein Widerrufsrecht'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/cid:|Ihre Gravur/);
  });
});

it('says what happens next, with the known dates', () => {
  const text = toEmailPlainText(toOrderReceivedEmail(createTestOrderEmailData(), []).blocks, 'de');
  expect(text).toContain(
    '- Eingegangen (jetzt)\n- In Arbeit (steht noch aus)\n- Versandt, Lieferung 3.–4. Dezember (steht noch aus)\n',
  );
  const due = toEmailPlainText(toOrderReceivedEmail(createTestOrderEmailData(prepaid), []).blocks, 'de');
  expect(due).toContain('- Bezahlt, bitte bis 3. Dezember 2026 (steht noch aus)');
});

it('requests no transfer when a discount or vouchers leave nothing to pay', () => {
  const payment = { id: null, name: 'Nichts zu zahlen' };
  const order = createTestOrderEmailData({ ...prepaid, state: 'new', dueCents: 0, payment });
  const text = toEmailPlainText(toOrderReceivedEmail(order, []).blocks, 'de');
  expect(text).not.toContain('überweisen');
  expect(text).toContain('Nichts zu zahlen');
});

it('announces gift vouchers by email, not by parcel', () => {
  const { lines } = createTestOrderEmailData();
  const order = createTestOrderEmailData({ lines: lines.map((line) => ({ ...line, isGiftVoucher: true })) });
  const text = toEmailPlainText(toOrderReceivedEmail(order, []).blocks, 'de');
  expect(text).toContain(
    '- Eingegangen (jetzt)\n- Bezahlt (steht noch aus)\n- Per E-Mail zugestellt (steht noch aus)\n',
  );
  expect(text).toContain('spätestens mit der E-Mail, die Ihre Gutscheine enthält');
});

it('requests a transfer with the IBAN on one line and a GiroCode, which plain text does not mention', () => {
  const message = toOrderReceivedEmail(createTestOrderEmailData(prepaid), []);
  expect(toHtml(message)).toContain('<span style="white-space:nowrap">DE02 1203 0000 0000 2020 51</span>');
  expect(toKinds(message)).toContain('girocode');
  expect(toHtml(message)).toContain('GiroCode: Scannen');
  expect(toEmailPlainText(message.blocks, 'de')).not.toContain('GiroCode');
  const unreadable = { ...testSenderCompany, bankDetails: 'Bankverbindung auf Anfrage' };
  expect(toKinds(toOrderReceivedEmail(createTestOrderEmailData({ ...prepaid, sender: unreadable }), []))).not.toContain(
    'girocode',
  );
});

it('shows the first sentence beside the subject in a list of emails', () => {
  expect(toOrderShippedEmail(createTestOrderEmailData()).preheader).toMatch(/^wir haben Ihre Bestellung versandt/);
});

it('sends the staff no images', () => {
  const message = toNewOrderStaffEmail(createTestOrderEmailData());
  expect(toKinds(message)).toEqual([]);
  expect(message && toHtml(message)).not.toContain('<img');
});

it('shows the product that is back in stock, with one button', () => {
  const notification = {
    sender: testSenderCompany,
    language: 'en',
    name: 'Anna',
    email: 'anna@example.com',
    path: '/en/shop/ring',
    productName: 'Knospe',
    image: 'ring-file',
    requestedAt: new Date('2026-11-20T10:00:00Z'),
  } as const;
  const message = toBackInStockEmail(notification);
  expect(toKinds(message)).toEqual(['photograph']);
  expect(message.preheader).toBe('“Knospe” is available again.');
  expect(toEmailPlainText(message.blocks, 'en')).toContain(
    'View the piece:\nhttps://arnsberg-tochter.example/en/shop/ring\n',
  );
  expect(toKinds(toBackInStockEmail({ ...notification, image: null }))).toEqual([]);
});

it('needs neither logo nor images', () => {
  const order = createTestOrderEmailData({ sender: { ...testSenderCompany, logo: null } });
  const lines = order.lines.map((line) => ({ ...line, image: null, previews: ['<svg></svg>'] }));
  const message = toOrderShippedEmail({ ...order, lines });
  expect(toKinds(message)).toEqual([]);
  expect(toEmailLogoImage(order.sender, palettes)).toBeNull();
});

it('shows the refunded items, and says the same in plain text', () => {
  const order = createTestOrderEmailData({ state: 'refunded' });
  const message = toRefundEmail(order, {
    amountCents: 124_490,
    voucherCents: 0,
    iban: null,
    isRelease: false,
    lines: [
      { line: 'line-watch', name: 'Marenholt Förde 38', quantity: 1, amountCents: 124_000, taxPercent: 19 },
      { line: 'line-lost', name: 'Etui', quantity: 2, amountCents: 490, taxPercent: 19 },
    ],
    otherCents: 0,
    presentWrapCents: 0,
    reason: null,
    shippingCents: 0,
    way: 'paypal',
  });
  expect(emailBlocksToInlineImages(message.blocks).map(({ source }) => source)).toEqual([
    { kind: 'photograph', file: 'watch-file' },
  ]);
  expect(toEmailPlainText(message.blocks, 'de')).toMatch(
    /1 × Marenholt Förde 38: 1\.240,00\s€\n2 × Etui: 4,90\s€\nErstattung gesamt/,
  );
});

it('shows the items of a withdrawal to its author, not to the staff', () => {
  const withdrawal: WithdrawalEmailData = {
    sender: testSenderCompany,
    language: 'de',
    name: 'Anna Öz',
    email: 'anna@example.com',
    contract: 'AT-2026-1042',
    part: '',
    lines: [
      { count: 1, name: 'Marenholt Förde 38', image: 'watch-file' },
      { count: 2, name: 'Etui', image: null },
    ],
    receivedAt: new Date('2026-11-26T10:30:00Z'),
    match: 'link',
    orderNumber: 'AT-2026-1042',
    isSuspected: false,
    hasReceipt: true,
  };
  const receipt = toWithdrawalReceiptEmail(withdrawal);
  expect(toKinds(receipt)).toEqual(['photograph']);
  expect(toEmailPlainText(receipt.blocks, 'de')).toContain('1 × Marenholt Förde 38\n\n2 × Etui\n');
  const staffMessage = toWithdrawalStaffEmail(withdrawal);
  expect(toKinds(staffMessage)).toEqual([]);
  expect(toEmailPlainText(staffMessage?.blocks ?? [], 'de')).toContain('- 1 × Marenholt Förde 38\n- 2 × Etui\n');
});
