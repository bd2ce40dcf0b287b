// Writes the phone numbers of the checkout internationally. The phone number library is loaded only for a number.
import type { AddressDraft } from '../../../../domain/checkout/checkout-draft.ts';
import {
  updateCheckoutInvoiceAddress,
  updateDraftShippingAddress,
  useCheckoutStore,
} from '../../../adapters/browser/checkout-store.ts';

export const formatCheckoutPhoneNumbers = async (): Promise<void> => {
  await Promise.all([
    formatPhone(() => useCheckoutStore.getState().shippingAddress, updateDraftShippingAddress),
    formatPhone(() => useCheckoutStore.getState().invoiceAddress, updateCheckoutInvoiceAddress),
  ]);
};

/** Keeps a text that is no number of its country or that has changed meanwhile, and all if the library cannot load. */
const formatPhone = async (
  readAddress: () => AddressDraft | null,
  update: (change: { phone: string }) => void,
): Promise<void> => {
  const { phone = '', country = '' } = readAddress() ?? {};
  const typed = phone.trim();
  const formatted = typed === '' ? '' : await toInternational(typed, country);
  if (formatted !== phone && readAddress()?.phone === phone) update({ phone: formatted });
};

const toInternational = async (typed: string, country: string): Promise<string> => {
  try {
    const { toInternationalPhoneNumber } = await import('../../../../domain/phone-number.ts');
    return toInternationalPhoneNumber(typed, country) ?? typed;
  } catch {
    return typed;
  }
};
