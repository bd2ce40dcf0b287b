// The columns of an order that hold an address, each after `shipping_` or `invoice_`.
import type { RecipientAddress } from '../../../domain/postal-address.ts';

export const orderAddressColumnSuffixes = {
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  street: 'street',
  addition: 'address_addition',
  zip: 'zip',
  city: 'city',
  country: 'country',
} as const satisfies Record<keyof RecipientAddress, string>;
