// Takes over what the shopper has entered into the static part of the form (PreHydrationCheckoutForm.tsx), with its focus
// and selection.
import { useLayoutEffect } from 'react';
import type { AddressFieldName } from '../../../../domain/checkout/checkout-draft.ts';
import {
  reloadCheckoutFromStorage,
  updateCheckoutDraft,
  useCheckoutStore,
} from '../../../adapters/browser/checkout-store.ts';
import { takePreHydrationFormEntries } from './pre-hydration-form-entries.ts';

/** @param onLeave called with the name of each field with an entry that is no longer focused */
export const useCapturedFormEntries = (onLeave: (name: string) => void): void => {
  // Before the browser paints, so that no entry disappears.
  useLayoutEffect(() => {
    const entries = takePreHydrationFormEntries();
    if (!entries) return;
    reloadCheckoutFromStorage();
    const { customerEmail, shippingAddress } = useCheckoutStore.getState();
    const fields = Object.keys(shippingAddress) as AddressFieldName[];
    updateCheckoutDraft({
      customerEmail: entries.values.get('email') ?? customerEmail,
      shippingAddress: Object.fromEntries(
        fields.map((field) => [field, entries.values.get(`shipping.${field}`) ?? shippingAddress[field]]),
      ) as typeof shippingAddress,
    });
    for (const name of entries.values.keys()) if (name !== entries.focused?.name) onLeave(name);
    if (!entries.focused) return;
    const { name, selection } = entries.focused;
    const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`main [name="${name}"]`);
    field?.focus({ preventScroll: true });
    const [start, end] = selection;
    // Without a selection, the browser puts the caret behind the entry.
    if (start === end || !field || !('setSelectionRange' in field)) return;
    // What is typed next replaces the selected text. React writes the values after this effect.
    queueMicrotask(() => field.setSelectionRange(start, end));
  }, [onLeave]);
};
