import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { testSenderCompany } from '../order-email-data-types.fixture.ts';
import { renderVouchersPdf } from './render-vouchers-pdf.ts';

it('prints each voucher on a page of its own, with amount, code, validity and terms', async () => {
  const vouchers = [
    { code: '7KQ2M4XT9RBC0WZH', amountCents: 5_000, validUntil: '2029-12-31' },
    { code: '0000111122223333', amountCents: 10_000, validUntil: '2029-12-31' },
  ];
  const sources = { readContentFile: () => Promise.reject(new Error('no file')), warn: () => undefined };
  const mail = { language: 'de' as const, date_created: new Date('2026-11-26T12:00:00Z') };
  const file = await renderVouchersPdf(vouchers, testSenderCompany, mail, sources as never);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  expect(text).toHaveLength(2);
  const [first, second] = text.map((page) => page.replace(/\s+/g, ' '));
  expect(first).toContain('50,00 €');
  expect(first).toContain('7KQ2-M4XT-9RBC-0WZH');
  expect(first).toContain('Gültig bis 31. Dezember 2029');
  expect(first).toContain('§ 3 Abs. 15 UStG');
  expect(second).toContain('0000-1111-2222-3333');
}, 30_000);
