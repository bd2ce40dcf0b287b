// The visitor's checkout (specification §3, §4): form values are saved to local storage with every change and
// synchronized between tabs; the available methods stay in memory. For islands only.
import { create } from 'zustand';
import type { ShippingOption } from '../../../contract/shop/cart-quote.ts';
import { checkoutStorageKey } from '../../../domain/cart.ts';
import {
  type AddressDraft,
  type CheckoutDraft,
  emptyCheckoutDraft,
  parseStoredCheckoutDraft,
  serializeCheckoutDraft,
} from '../../../domain/checkout/checkout-draft.ts';
import { createBrowserStorageAccessor } from './browser-storage-accessor.ts';

interface CheckoutState extends CheckoutDraft {
  availableShippingMethods: readonly ShippingOption[];
  /** Needed to start PayPal's script; `null` if PayPal is not available. */
  payPal: { clientId: string } | null;
}

const inMemory = { availableShippingMethods: [], payPal: null };

const entry = createBrowserStorageAccessor<CheckoutDraft>({
  key: checkoutStorageKey,
  parse: (text) => parseStoredCheckoutDraft(text, Date.now()),
  format: (draft) => serializeCheckoutDraft(draft, Date.now()),
  isObsolete: (draft) => draft === emptyCheckoutDraft,
});

export const useCheckoutStore = create<CheckoutState>()(() => ({ ...inMemory, ...entry.read() }));

/** Whether the state of this tab is stored. If so, the storage, which all tabs share, takes precedence. */
let isStored = true;

/** If storage is full, nothing is saved, but the form keeps its values. */
export const updateCheckoutDraft = (change: Partial<CheckoutDraft>): void => {
  useCheckoutStore.setState(change);
  isStored = entry.write(useCheckoutStore.getState());
};

/** Loads changes of another tab whose storage event has not arrived yet. */
export const reloadCheckoutFromStorage = (): void => {
  if (isStored && entry.status() !== 'forbidden') useCheckoutStore.setState(entry.read());
};

entry.subscribe(reloadCheckoutFromStorage);

export const updateDraftShippingAddress = (change: Partial<AddressDraft>): void =>
  updateCheckoutDraft({ shippingAddress: { ...useCheckoutStore.getState().shippingAddress, ...change } });

/** Ignored without a separate invoice address. */
export const updateCheckoutInvoiceAddress = (change: Partial<AddressDraft>): void => {
  const { invoiceAddress } = useCheckoutStore.getState();
  if (invoiceAddress) updateCheckoutDraft({ invoiceAddress: { ...invoiceAddress, ...change } });
};

/** Sets the currently available methods. */
export const setAvailableCheckoutOptions = (
  availableShippingMethods: readonly ShippingOption[],
  paypalClientId: string | null,
): void =>
  useCheckoutStore.setState({
    availableShippingMethods,
    payPal: paypalClientId === null ? null : { clientId: paypalClientId },
  });

/** Clears all fields and the stored entry (specification §4). */
export const clearCheckout = (): void => {
  useCheckoutStore.setState({ ...inMemory, ...emptyCheckoutDraft });
  entry.remove();
};
