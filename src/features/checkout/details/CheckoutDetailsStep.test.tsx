// @vitest-environment jsdom
// When and where the checkout form shows its errors.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '../../../../locales/de/checkout.json';
import deliveryTexts from '../../../../locales/de/delivery.json';
import {
  updateCheckoutDraft,
  clearCheckout,
  setAvailableCheckoutOptions,
} from '../../../adapters/browser/checkout-store.ts';
import { emptyAddressDraft } from '../../../../domain/checkout/checkout-draft.ts';
import { testCheckoutDraft, testCartQuote } from '../../../../domain/checkout/checkout.fixture.ts';
import { formatPrice } from '../../../i18n/format.ts';
import { createTestMatchMedia } from '../../../ui/match-media.fixture.ts';
import type { CheckoutQuoteState } from '../useCheckoutQuote.ts';
import { CheckoutDetailsStep } from './CheckoutDetailsStep.tsx';

const { problems } = texts;

const paths = {
  cart: '/warenkorb',
  privacy: '/datenschutz',
  products: '/produkte',
  shipping: '/versand',
  terms: '/agb',
  thanks: '/danke',
  withdrawal: '/widerruf',
};

const checked: CheckoutQuoteState = {
  quote: testCartQuote,
  lines: [],
  state: 'known',
  refusal: null,
  isCurrent: true,
  isFresh: true,
  lostChoices: [],
  replacement: null,
  onChoiceChange: vi.fn(),
  refetchQuote: vi.fn(),
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', createTestMatchMedia(true));
  clearCheckout();
  setAvailableCheckoutOptions(testCartQuote.shipping_options, null);
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = '';
});

const show = async (quote = testCartQuote) => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { checkout: texts, delivery: deliveryTexts } },
    ns: ['checkout', 'delivery'],
    interpolation: { escapeValue: false },
  });
  render(
    <I18nextProvider i18n={i18n}>
      <CheckoutDetailsStep paths={paths} guaranteeNotice={null} checked={checked} quote={quote} />
    </I18nextProvider>,
  );
};

const send = () => fireEvent.click(screen.getByRole('button', { name: texts.details.next }));

/** Error texts by control; a group of radio buttons counts as one. */
const readErrors = () => {
  const messages: Record<string, string> = {};
  for (const control of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name][aria-describedby]')) {
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    const error = ids.map((id) => document.getElementById(id)).find((element) => element?.id.endsWith('-error'));
    if (error) messages[control.name] = error.textContent;
  }
  return messages;
};

const readSummary = async () =>
  within(await screen.findByRole('alert'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

it('shows no errors on untouched fields, and a field’s error on blur', async () => {
  await show();
  expect(readErrors()).toEqual({});
  fireEvent.blur(screen.getByLabelText(texts.fields.email));
  expect(readErrors()).toEqual({ email: problems.email.missing });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the errors of all invalid fields on submit, untouched ones too', async () => {
  updateCheckoutDraft({ shippingAddress: { ...emptyAddressDraft, country: 'DE', zip: '803' } });
  await show();
  send();
  expect(await readSummary()).toHaveLength(8);
  expect(readErrors()).toEqual({
    email: problems.email.missing,
    'shipping.first_name': problems.first_name.missing,
    'shipping.last_name': problems.last_name.missing,
    'shipping.street': problems.street.missing,
    'shipping.zip': problems.zip.implausible,
    'shipping.city': problems.city.missing,
    shippingMethod: problems.shippingMethod.missing,
    paymentMethod: problems.paymentMethod.missing,
  });
  expect(await readSummary()).toEqual(Object.values(readErrors()));
});

it('clears the error of a corrected field and shows that of a newly invalid one immediately', async () => {
  updateCheckoutDraft({ ...testCheckoutDraft, customerEmail: '' });
  await show();
  send();
  await screen.findByRole('alert');
  fireEvent.change(screen.getByLabelText(texts.fields.email), { target: { value: 'anna@example.org' } });
  expect(readErrors()).toEqual({});
  fireEvent.click(screen.getByLabelText(texts.address.other));
  expect(readErrors()).toMatchObject({ 'invoice.street': problems.street.missing });
});

it('takes a corrected field out of the summary, without moving the focus there again', async () => {
  await show();
  send();
  const before = await readSummary();
  const email = screen.getByLabelText(texts.fields.email);
  email.focus();
  fireEvent.change(email, { target: { value: 'anna@example.org' } });
  expect(before).toContain(problems.email.missing);
  expect(await readSummary()).toEqual(before.filter((text) => text !== problems.email.missing));
  expect(screen.getByRole('alert').textContent).toContain(`${before.length - 1} Angaben`);
  fireEvent.change(email, { target: { value: '' } });
  expect(await readSummary()).toEqual(before);
  expect(document.activeElement).toBe(email);
});

it('leaves out the summary once every field is corrected', async () => {
  updateCheckoutDraft({ ...testCheckoutDraft, customerEmail: '' });
  await show();
  send();
  await screen.findByRole('alert');
  const email = screen.getByLabelText(texts.fields.email);
  email.focus();
  fireEvent.change(email, { target: { value: 'anna@example.org' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(email, { target: { value: '' } });
  expect(document.activeElement).toBe(email);
});

it('continues when everything is valid', async () => {
  updateCheckoutDraft(testCheckoutDraft);
  await show();
  send();
  await vi.waitFor(() => expect(window.location.hash).toBe('#confirm'));
  expect(readErrors()).toEqual({});
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['a phone', false, true],
  ['a desktop', true, false],
])('shows the total on %s', async (_, isWide, isClosed) => {
  vi.stubGlobal('matchMedia', createTestMatchMedia(isWide));
  await show();
  const summary = screen.getByRole('region', { name: texts.order.heading });
  const bar = summary.querySelector('summary');
  expect(bar !== null).toBe(isClosed);
  expect((bar ?? summary).textContent).toContain(formatPrice(testCartQuote.totals.total_cents, 'de'));
  expect(summary.querySelector('details')?.open ?? true).toBe(!isClosed);
});

const { add } = texts.fields;
const button = (name: string) => screen.queryByRole('button', { name });

it('adds optional fields on request, and moves focus there', async () => {
  await show();
  for (const [name, label] of [
    [add.company, texts.fields.company],
    [add.address_addition, texts.fields.address_addition],
    [texts.extras.addComment, texts.extras.comment],
  ] as const) {
    const field = new RegExp(`^${label}`);
    expect(screen.queryByRole('textbox', { name: field })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: field }));
    expect(button(name)).toBeNull();
  }
});

it('shows optional fields that have a value, also after they have been emptied', async () => {
  const { shippingAddress } = testCheckoutDraft;
  updateCheckoutDraft({ ...testCheckoutDraft, shippingAddress: { ...shippingAddress, company: 'Muster GmbH' } });
  await show();
  const company = screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${texts.fields.company}`) });
  fireEvent.change(company, { target: { value: '' } });
  expect(company.isConnected).toBe(true);
  expect(button(add.company)).toBeNull();
  expect(button(add.address_addition)).not.toBeNull();
});

it('marks the current step', async () => {
  await show();
  const steps = within(screen.getByRole('list', { name: texts.steps.label })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null]);
  expect(steps.map(({ textContent }) => textContent.replace(/^\d/, ''))).toEqual([
    texts.steps.details,
    texts.steps.confirm,
    texts.steps.done,
  ]);
});

it('asks for no payment method if nothing is due, and goes on', async () => {
  updateCheckoutDraft({ ...testCheckoutDraft, paymentMethod: null });
  const { totals } = testCartQuote;
  await show({ ...testCartQuote, totals: { ...totals, shipping_cents: 490, voucher_cents: totals.total_cents } });
  expect(screen.getByText(texts.payment.notNeeded)).toBeTruthy();
  expect(document.querySelector('[name="paymentMethod"]')).toBeNull();
  send();
  await vi.waitFor(() => expect(window.location.hash).toBe('#confirm'));
});

const typePhone = (text: string) => {
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${texts.fields.phone}`) });
  fireEvent.change(phone, { target: { value: text } });
  return phone;
};

it('writes a phone number internationally, unless the shopper has gone on typing', async () => {
  updateCheckoutDraft(testCheckoutDraft);
  await show();
  const phone = typePhone('089 1234567');
  fireEvent.blur(phone);
  await vi.waitFor(() => expect(phone.value).toBe('+49 89 1234567'));
  fireEvent.blur(typePhone('089 7654321'));
  typePhone('12');
  await vi.waitFor(() => expect(screen.getByText(problems.phone.implausible)).toBeTruthy());
  expect(phone.value).toBe('12');
});
