// Where and how the shop delivers, and what it costs. Read by shop-sets.ts.
import type { SeedItem, SeedSet } from '../../../../backend/seed/seed-content.ts';
import { demoId } from '../../../demo-id.ts';
import { paymentMethodIds, type PaymentMethod } from '../../../../contract/shop/payment-methods.ts';
import { localized, sameInAll, translatedFields, type Localized } from '../localized.ts';
import { euros, settingsId, sortAt } from '../shop-project.ts';

const countries = ['DE', 'AT', 'FR', 'LU'] as const;

type Country = (typeof countries)[number];

const methods = {
  insured: {
    name: localized('Versichertes Paket', 'Insured parcel', 'Colis assuré'),
    free: true,
  },
  express: {
    name: sameInAll('Express'),
    free: false,
  },
  pickup: {
    name: localized('Abholung in der Rosenwirtgasse', 'Collection from Rosenwirtgasse', 'Retrait Rosenwirtgasse'),
    free: true,
  },
} satisfies Record<string, { name: Localized; free: boolean }>;

type MethodKey = keyof typeof methods;

const methodId = (key: MethodKey): string => demoId(`arnsberg/shipping-method/${key}`);

export const shippingCountrySet: SeedSet = {
  collection: 'ecommerce_shipping_country',
  items: countries.map((code, index) => ({
    id: demoId(`arnsberg/shipping-country/${code}`),
    settings: settingsId,
    sort: sortAt(index),
    country_code: code,
  })),
};

export const shippingMethodSet: SeedSet = {
  collection: 'ecommerce_shipping_method',
  items: (Object.keys(methods) as MethodKey[]).map((key, index) => ({
    id: methodId(key),
    settings: settingsId,
    sort: sortAt(index),
    free: methods[key].free,
    ...translatedFields({ display_name: methods[key].name }),
  })),
};

interface Rate {
  key: string;
  method: MethodKey;
  name: Localized;
  provider?: string;
  /** Gross euros. */
  price: number;
  /** Working days on top of a product's own delivery time; less than 0 where it is faster than the parcel. */
  additionalDays: number;
  countries: readonly Country[];
  payment: PaymentMethod[];
  /** Key of the branch where it is collected. */
  branch?: string;
}

const parcelPayment: PaymentMethod[] = ['prepayment', 'invoice', 'paypal', 'klarna'];

const rates: Rate[] = [
  {
    key: 'insured-de',
    method: 'insured',
    name: localized('Versichertes Paket, Deutschland', 'Insured parcel, Germany', 'Colis assuré, Allemagne'),
    provider: 'Wertpaketdienst',
    price: 0,
    additionalDays: 0,
    countries: ['DE'],
    payment: parcelPayment,
  },
  {
    key: 'insured-eu',
    method: 'insured',
    name: localized(
      'Versichertes Paket, Österreich, Frankreich, Luxemburg',
      'Insured parcel, Austria, France, Luxembourg',
      'Colis assuré, Autriche, France, Luxembourg',
    ),
    provider: 'Wertpaketdienst',
    price: 0,
    additionalDays: 2,
    countries: ['AT', 'FR', 'LU'],
    payment: parcelPayment,
  },
  {
    key: 'express-de',
    method: 'express',
    name: localized('Express, Deutschland', 'Express, Germany', 'Express, Allemagne'),
    provider: 'Wertkurier',
    price: 24.9,
    additionalDays: -1,
    countries: ['DE'],
    payment: ['invoice', 'paypal', 'klarna'],
  },
  {
    key: 'express-eu',
    method: 'express',
    name: localized(
      'Express, Österreich, Frankreich, Luxemburg',
      'Express, Austria, France, Luxembourg',
      'Express, Autriche, France, Luxembourg',
    ),
    provider: 'Wertkurier',
    price: 39.9,
    additionalDays: 1,
    countries: ['AT', 'FR', 'LU'],
    payment: ['paypal', 'klarna'],
  },
  {
    key: 'pickup',
    method: 'pickup',
    name: localized(
      'Abholung im Stammhaus, Rosenwirtgasse 12',
      'Collection from our main shop, Rosenwirtgasse 12',
      'Retrait à la boutique historique, Rosenwirtgasse 12',
    ),
    price: 0,
    additionalDays: 0,
    countries,
    payment: ['prepayment', 'cash_on_pickup', 'paypal', 'klarna'],
    branch: 'rosenwirtgasse',
  },
];

const toRateItem = (rate: Rate, index: number): SeedItem => ({
  id: demoId(`arnsberg/shipping-config/${rate.key}`),
  settings: settingsId,
  sort: sortAt(index),
  shipping_method: methodId(rate.method),
  ...(rate.provider === undefined ? {} : { shipping_provider: rate.provider }),
  price_brutto: euros(rate.price),
  additional_days: rate.additionalDays,
  countries: [...rate.countries],
  payment_methods: rate.payment.map((method, position) => ({
    payment_method_id: paymentMethodIds[method],
    sort: position + 1,
  })),
  ...(rate.branch === undefined ? {} : { pickup_branch: demoId(`arnsberg/branch/${rate.branch}`) }),
  ...translatedFields({ name: rate.name }),
});

export const shippingConfigSet: SeedSet = { collection: 'ecommerce_shipping_config', items: rates.map(toRateItem) };
