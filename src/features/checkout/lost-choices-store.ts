// What of the checkout's choices has fallen away since the shopper made them, for as long as it has to be told. In memory; read
// and filled by useCheckoutQuote.
import { create } from 'zustand';
import type { ShippingOption } from '../../../contract/shop/quote.ts';
import type { LostChoice } from '../../../domain/checkout/choices.ts';

interface LostChoices {
  /** Choices that have fallen away and were not made anew. */
  lost: readonly LostChoice[];
  /** The way of shipping that took the place of one that is not offered, and the country for which it did. */
  replaced: { option: ShippingOption; country: string } | null;
}

const nothingLost: LostChoices = { lost: [], replaced: null };

export const useLostChoices = create<LostChoices>()(() => nothingLost);

export const tellLostChoices = (fallen: readonly LostChoice[]): void => {
  if (fallen.length > 0) useLostChoices.setState(({ lost }) => ({ lost: [...new Set([...lost, ...fallen])] }));
};

export const tellReplacement = (option: ShippingOption, country: string): void =>
  useLostChoices.setState({ replaced: { option, country } });

/** The shopper has chosen again. */
export const forgetLostChoice = (choice: LostChoice): void =>
  useLostChoices.setState(({ lost, replaced }) => ({
    lost: lost.filter((one) => one !== choice),
    replaced: choice === 'shipping' ? null : replaced,
  }));

/** The checkout has been left. */
export const forgetLostChoices = (): void => useLostChoices.setState(nothingLost);
