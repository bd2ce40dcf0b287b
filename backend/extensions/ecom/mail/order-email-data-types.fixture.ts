// An order of the demo project with an engraved ring and a watch, for tests of its emails.
import { paymentMethodIds } from '../../../../contract/shop/order-constants.ts';
import type { OrderEmailData } from './order-email-data-types.ts';
import type { SenderCompany } from './sender-company.ts';

export const testSenderCompany: SenderCompany = {
  domain: 'arnsberg-tochter.example',
  displayName: 'Arnsberg & Tochter',
  companyName: 'Arnsberg & Tochter GmbH & Co. KG',
  address: ['Rosenwirtgasse 12', '80331 München'],
  phone: '+49 89 0000000',
  email: 'haus@arnsberg-tochter.example',
  executives: ['Helene Arnsberg'],
  registers: ['HRA 999120, Amtsgericht München'],
  vatId: 'DE999999999',
  taxNumber: '143/999/99999',
  timeZone: 'Europe/Berlin',
  pickupReservationDays: 3,
  bankDetails: 'Kontoinhaber: Arnsberg & Tochter\nIBAN DE02120300000000202051\nBIC BYLADEM1001',
  logo: 'logo-file',
  colors: { brandColor: '#1f3d34', baseColor: '#faf8f5', buttonAccentColor: '#1f3d34', buttonColor: '#faf8f5' },
  mailTexts: [],
};

export const testEngravingSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 200" role="img"><title>Für Zoë</title>' +
  '<g stroke="#857d72"><path d="M10 150Q300 20 590 150L590 190Q300 70 10 190Z" fill="#e6e1d7"/></g></svg>';

const line: OrderEmailData['lines'][number] = {
  id: 'line-ring',
  count: 1,
  name: 'Solitärring „Knospe“',
  variantName: 'Gelbgold 585, Größe 54',
  referenceNumber: 'AT-K54',
  priceCents: 189_000,
  shippingTime: '5–6 Werktage',
  expected: { from: '2026-12-03', to: '2026-12-04' },
  unitPrice: null,
  essentialFeatures: [
    { label: 'Material', value: 'Gelbgold 585' },
    { label: 'Stein', value: 'Diamant 0,25 ct' },
  ],
  isMadeToOrder: true,
  isGiftVoucher: false,
  labels: [
    { label: 'Gravur', value: 'Für Zoë' },
    { label: 'Schrift', value: 'Schreibschrift' },
  ],
  guarantee: null,
  image: 'ring-file',
  previews: [testEngravingSvg],
};

/** A new order on invoice, unless `changes` say otherwise. */
export const createTestOrderEmailData = (changes: Partial<OrderEmailData> = {}): OrderEmailData => ({
  id: 'order',
  project: 'project',
  accessKey: 'a'.repeat(64),
  number: 'AT-2026-1042',
  state: 'new',
  placedAt: new Date('2026-11-26T10:30:00Z'),
  language: 'de',
  email: 'anna@example.com',
  phone: '+49 8031 123456',
  name: 'Anna Öz',
  shippingAddress: ['Anna Öz', 'Lindenweg 3', '83022 Rosenheim', 'Deutschland'],
  invoiceAddress: null,
  comment: null,
  lines: [
    line,
    {
      ...line,
      id: 'line-watch',
      name: 'Marenholt Förde 38 Automatik',
      variantName: null,
      referenceNumber: 'MH-F38A',
      priceCents: 124_000,
      shippingTime: '2–3 Werktage',
      essentialFeatures: [{ label: 'Gehäuse', value: 'Edelstahl, 38 mm' }],
      isMadeToOrder: false,
      isGiftVoucher: false,
      labels: [],
      guarantee: {
        years: 5,
        brand: 'Marenholt',
        model: 'MH-F38A',
        terms_url: 'https://marenholt-uhren.example/garantie',
      },
      image: 'watch-file',
      previews: [],
    },
  ],
  shippingName: 'Wertpaket',
  shippingCents: 0,
  battery: null,
  hasPresentWrap: true,
  presentWrapCents: 650,
  discountCode: null,
  discountCents: 0,
  shippingDiscountCents: 0,
  goodsCents: 313_000,
  totalCents: 313_650,
  voucherCents: 0,
  dueCents: 313_650,
  taxes: [{ percent: 19, amountCents: 50_079 }],
  payment: { id: paymentMethodIds.invoice, name: 'Rechnung' },
  isPaid: false,
  holdUntil: null,
  pickupUntil: null,
  pickup: null,
  tracking: { provider: null, number: null, url: null },
  cancellation: 'by_house',
  sender: testSenderCompany,
  ...changes,
});
