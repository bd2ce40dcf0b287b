// The checkout of this browser (specification §3, §4): what was filled in is kept in local storage with every change, in step
// with other tabs; what the service offers stays in memory. Shared by the features checkout and thanks; islands only.
import { create } from 'zustand';
import type { ShippingOption } from '../../../contract/shop/quote.ts';
import {
  type AddressDraft,
  type CheckoutDraft,
  checkoutStorageKey,
  emptyDraft,
  parseStoredDraft,
  toStoredDraft,
} from '../../../domain/checkout/checkout-draft.ts';
import { createBrowserStorageEntry } from './storage-entry.ts';

interface CheckoutState extends CheckoutDraft {
  availableShippingMethods: readonly ShippingOption[];
  /** With which PayPal's script is started; `null` where it is not offered. */
  payPal: { clientId: string } | null;
}

const inMemory = { availableShippingMethods: [], payPal: null };

const entry = createBrowserStorageEntry<CheckoutDraft>({
  key: checkoutStorageKey,
  parse: (text) => parseStoredDraft(text, Date.now()),
  format: (draft) => toStoredDraft(draft, Date.now()),
  isObsolete: (draft) => draft === emptyDraft,
});

export const useCheckoutStore = create<CheckoutState>()(() => ({ ...inMemory, ...entry.read() }));

/** Whether what this tab knows is stored: then the storage, which other tabs share, knows best. */
let isStored = true;

/** A full storage keeps nothing, but what was typed stays on the page. */
export const updateCheckoutDraft = (change: Partial<CheckoutDraft>): void => {
  useCheckoutStore.setState(change);
  isStored = entry.write(useCheckoutStore.getState());
};

/** Takes over what another tab may have stored, whose message has not come yet. */
export const reloadCheckoutFromStorage = (): void => {
  if (isStored && entry.status() !== 'forbidden') useCheckoutStore.setState(entry.read());
};

entry.subscribe(reloadCheckoutFromStorage);

export const updateShippingAddress = (change: Partial<AddressDraft>): void =>
  updateCheckoutDraft({ shippingAddress: { ...useCheckoutStore.getState().shippingAddress, ...change } });

/** Only where there is another address for the invoice. */
export const updateInvoiceAddress = (change: Partial<AddressDraft>): void => {
  const { invoiceAddress } = useCheckoutStore.getState();
  if (invoiceAddress) updateCheckoutDraft({ invoiceAddress: { ...invoiceAddress, ...change } });
};

/** What the service offers now. */
export const setCheckoutOptions = (
  availableShippingMethods: readonly ShippingOption[],
  paypalClientId: string | null,
): void =>
  useCheckoutStore.setState({
    availableShippingMethods,
    payPal: paypalClientId === null ? null : { clientId: paypalClientId },
  });

/** Clears the stored entry and all fields (specification §4). */
export const clearCheckout = (): void => {
  useCheckoutStore.setState({ ...inMemory, ...emptyDraft });
  entry.remove();
};
