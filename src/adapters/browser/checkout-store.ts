// The checkout of this browser (specification §3, §4): what was filled in is kept in local storage with every change, in step
// with other tabs; what the service offers stays in memory. Shared by the features checkout and thanks; islands only.
import { create } from 'zustand';
import type { ShippingOption } from '../../../contract/shop/quote.ts';
import type { AddressDraft } from '../../../domain/checkout/address-draft.ts';
import {
  type CheckoutDraft,
  checkoutStorageKey,
  emptyDraft,
  parseStoredDraft,
  toStoredDraft,
} from '../../../domain/checkout/checkout-draft.ts';
import { readEntry, writeEntry } from './local-storage.ts';

interface CheckoutState extends CheckoutDraft {
  availableShippingMethods: readonly ShippingOption[];
  /** With which PayPal's script is started; `null` where it is not offered. */
  payPal: { clientId: string } | null;
}

const inMemory = { availableShippingMethods: [], payPal: null };

const readStored = (): CheckoutDraft => {
  const stored = readEntry(checkoutStorageKey);
  const draft = parseStoredDraft(stored ?? null, Date.now());
  // Damaged, foreign and expired content goes without an error on screen (decisions: Behaviour).
  if (stored && draft === emptyDraft) writeEntry(checkoutStorageKey, null);
  return draft;
};

export const useCheckoutStore = create<CheckoutState>()(() => ({ ...inMemory, ...readStored() }));

window.addEventListener('storage', ({ key }) => {
  if (key === null || key === checkoutStorageKey) useCheckoutStore.setState(readStored());
});

/** Whether what this tab knows is stored: then the storage, which other tabs share, knows best. */
let isStored = true;

/** A full storage keeps nothing, but what was typed stays on the page. */
export const changeCheckout = (change: Partial<CheckoutDraft>): void => {
  useCheckoutStore.setState(change);
  isStored = writeEntry(checkoutStorageKey, toStoredDraft(useCheckoutStore.getState(), Date.now()));
};

/** Takes over what another tab may have stored, whose message has not come yet. */
export const refreshCheckout = (): void => {
  if (isStored && readEntry(checkoutStorageKey) !== undefined) useCheckoutStore.setState(readStored());
};

// A page that Back has woken was told nothing while it slept.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) refreshCheckout();
});

export const changeShippingAddress = (change: Partial<AddressDraft>): void =>
  changeCheckout({ shippingAddress: { ...useCheckoutStore.getState().shippingAddress, ...change } });

/** Only where there is another address for the invoice. */
export const changeInvoiceAddress = (change: Partial<AddressDraft>): void => {
  const { invoiceAddress } = useCheckoutStore.getState();
  if (invoiceAddress) changeCheckout({ invoiceAddress: { ...invoiceAddress, ...change } });
};

/** What the service offers now. */
export const setOffer = (availableShippingMethods: readonly ShippingOption[], paypalClientId: string | null): void =>
  useCheckoutStore.setState({
    availableShippingMethods,
    payPal: paypalClientId === null ? null : { clientId: paypalClientId },
  });

/** Clears the stored entry and all fields (specification §4). */
export const resetCheckout = (): void => {
  useCheckoutStore.setState({ ...inMemory, ...emptyDraft });
  writeEntry(checkoutStorageKey, null);
};
