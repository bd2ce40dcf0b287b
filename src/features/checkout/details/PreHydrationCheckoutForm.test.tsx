// @vitest-environment jsdom
// The form takes over what was entered into its static part, with the focus, and nothing if that was hidden.
import { act, cleanup, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it } from 'vitest';
import texts from '../../../../locales/de/checkout.json';
import { type CheckoutDraft, serializeCheckoutDraft } from '../../../../domain/checkout/checkout-draft.ts';
import { clearCheckout, updateCheckoutDraft, useCheckoutStore } from '../../../adapters/browser/checkout-store.ts';
import { PreHydrationCheckoutForm } from './PreHydrationCheckoutForm.tsx';
import { takePreHydrationFormEntries } from './pre-hydration-form-entries.ts';
import { showPreHydrationCheckoutFormScript } from './show-pre-hydration-form.ts';
import { useCapturedFormEntries } from './use-captured-form-entries.ts';

const i18n = createInstance({ lng: 'de', resources: { de: { checkout: texts } } });
await i18n.init();

let left: string[] = [];

const onLeave = (name: string): void => {
  left.push(name);
};

const Form = () => {
  useCapturedFormEntries(onLeave);
  const { customerEmail, shippingAddress } = useCheckoutStore();
  return (
    <>
      <input name="email" readOnly value={customerEmail} />
      <input name="shipping.phone" aria-label="phone" readOnly value={shippingAddress.phone} />
    </>
  );
};

const Page = ({ isReady }: { isReady: boolean }) => (
  <I18nextProvider i18n={i18n}>
    {isReady ? <Form /> : <PreHydrationCheckoutForm countries={['DE', 'AT']} />}
  </I18nextProvider>
);

/** Opens the static page, enters text as before hydration, hydrates and lets the form replace its static part. */
const enterAndHydrate = (enter: () => void) => {
  document.body.innerHTML = `<main>${renderToString(<Page isReady={false} />)}</main>`;
  const container = document.querySelector('main') as HTMLElement;
  // A script that is set as HTML does not run.
  const script = document.createElement('script');
  script.textContent = showPreHydrationCheckoutFormScript;
  document.body.append(script);
  enter();
  const roots: Root[] = [];
  act(() => {
    roots.push(hydrateRoot(container, <Page isReady={false} />));
  });
  act(() => roots[0]?.render(<Page isReady />));
};

const readField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Stores a draft as another tab, before its storage event has arrived here. */
const storeDraftOfOtherTab = (change: Partial<CheckoutDraft>): void =>
  localStorage.setItem(
    'int-checkout',
    String(serializeCheckoutDraft({ ...useCheckoutStore.getState(), ...change }, Date.now())),
  );

beforeEach(() => {
  cleanup();
  clearCheckout();
  takePreHydrationFormEntries();
  localStorage.setItem('int-cart', '{}');
  delete document.documentElement.dataset.checkoutForm;
  left = [];
});

it('hands entries and focus to the form', () => {
  enterAndHydrate(() => {
    readField(texts.fields.first_name).value = 'Anna';
    readField(texts.fields.email).value = 'anna@example.com';
    readField(texts.fields.country).value = 'AT';
    readField(texts.fields.email).focus();
  });
  expect(useCheckoutStore.getState()).toMatchObject({
    customerEmail: 'anna@example.com',
    shippingAddress: { first_name: 'Anna', last_name: '', country: 'AT' },
  });
  expect(document.querySelector('input')).toHaveProperty('value', 'anna@example.com');
  expect(document.activeElement).toBe(document.querySelector('input'));
  // Their errors are shown, unlike that of the field that is still being filled in.
  expect(left).toEqual(['shipping.first_name', 'shipping.country']);
});

it('keeps what another tab has just entered', () => {
  enterAndHydrate(() => {
    readField(texts.fields.first_name).value = 'Anna';
    storeDraftOfOtherTab({ shippingAddress: { ...useCheckoutStore.getState().shippingAddress, city: 'Augsburg' } });
  });
  expect(useCheckoutStore.getState().shippingAddress).toMatchObject({ first_name: 'Anna', city: 'Augsburg' });
});

it('keeps the selected text, so that typing replaces it', async () => {
  enterAndHydrate(() => {
    const phone = document.querySelector<HTMLInputElement>('[name="shipping.phone"]');
    if (!phone) throw new Error('There is no field for the phone number.');
    phone.value = '089 1234567';
    phone.focus();
    phone.setSelectionRange(0, 3);
  });
  await Promise.resolve();
  const phone = readField('phone');
  expect(document.activeElement).toBe(phone);
  expect([phone.value, phone.selectionStart, phone.selectionEnd]).toEqual(['089 1234567', 0, 3]);
});

it.each<[string, () => void]>([
  ['a draft of an earlier visit', () => updateCheckoutDraft({ customerEmail: 'anna@example.com' })],
  ['no cart', () => localStorage.removeItem('int-cart')],
])('is hidden and hands over nothing with %s', (_, prepare) => {
  prepare();
  const before = useCheckoutStore.getState();
  enterAndHydrate(() => {
    readField(texts.fields.email).value = 'ben@example.com';
  });
  expect(document.documentElement.dataset).not.toHaveProperty('checkoutForm');
  expect(useCheckoutStore.getState()).toEqual(before);
});
