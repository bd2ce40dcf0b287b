// The terms of a shop that ships to two countries, for unit tests.
import type { MerchantTerms } from './product-offers.ts';

export const merchantTerms: MerchantTerms = {
  purchaseToOrder: false,
  countries: ['DE', 'AT'],
  rates: [
    { countries: null, additionalDays: 0, isPickup: true, priceCents: 0 },
    { countries: ['DE'], additionalDays: 0, isPickup: false, priceCents: 0 },
    { countries: ['DE'], additionalDays: -1, isPickup: false, priceCents: 2_490 },
    { countries: ['AT'], additionalDays: 2, isPickup: false, priceCents: 990 },
  ],
  returnDays: 14,
  returnPaidBy: 'house',
};
