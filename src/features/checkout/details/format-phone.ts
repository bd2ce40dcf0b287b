// Brings a phone number into international form by the country of its address. What knows the numbers of all countries is
// loaded when there is a number to be understood.
import type { AddressDraft } from '../../../../domain/checkout/address-draft.ts';

/** The number in international form; as it was typed where it is none of that country, or nothing could be loaded. */
export const formatPhone = async ({ phone, country }: Pick<AddressDraft, 'country' | 'phone'>): Promise<string> => {
  const typed = phone.trim();
  if (typed === '') return '';
  try {
    const { toInternationalPhone } = await import('../../../../domain/phone.ts');
    return toInternationalPhone(typed, country) ?? typed;
  } catch {
    return typed;
  }
};
