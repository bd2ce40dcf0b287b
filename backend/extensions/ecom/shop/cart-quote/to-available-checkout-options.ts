// Which shipping options and payment methods are available for a cart. Pure.
import { paymentMethodIds } from '../../../../../contract/shop/order-constants.ts';
import type { CartQuote, ShippingOption } from '../../../../../contract/shop/cart-quote.ts';
import { isKlarnaMarket } from '../../../../../domain/klarna-markets.ts';
import type { OfferedPaymentMethod, CheckoutSettings } from './read-checkout-settings.ts';

/** Currency of every price. */
const shopCurrency = 'EUR';

export interface ConfiguredCheckoutOptions {
  options: ShippingOption[];
  methods: OfferedPaymentMethod[];
  countries: string[];
}

/** Klarna is offered in its markets only; the country of the invoice decides. */
const isAvailableInCountry = (method: number, invoiceCountry: string | null): boolean =>
  method !== paymentMethodIds.klarna || invoiceCountry === null || isKlarnaMarket(invoiceCountry, shopCurrency);

/** A rate without its own list allows every payment method and every country of the shop. */
const toAvailableOption = (
  option: ShippingOption,
  settings: CheckoutSettings,
  { methods, countries }: ConfiguredCheckoutOptions,
  invoiceCountry: string | null,
): ShippingOption => {
  const allowed = methods.filter(
    ({ id }) =>
      settings.usableMethods.has(id) &&
      isAvailableInCountry(id, invoiceCountry) &&
      (option.payment_methods.length === 0 || option.payment_methods.includes(id)) &&
      (id !== paymentMethodIds.cash_on_pickup || option.pickup !== null),
  );
  return {
    ...option,
    countries:
      option.countries.length === 0 ? countries : option.countries.filter((country) => countries.includes(country)),
    payment_methods: allowed.map(({ id }) => id),
  };
};

type CheckoutOptions = Pick<CartQuote, 'countries' | 'payment_methods' | 'paypal_client_id' | 'shipping_options'>;

/**
 * `country` is `null` while unknown: then every option that ships anywhere is returned. Options without a payment
 * method are omitted. The invoice goes to the same country by default.
 */
export const toAvailableCheckoutOptions = (
  settings: CheckoutSettings,
  configured: ConfiguredCheckoutOptions,
  country: string | null,
  invoiceCountry: string | null = country,
): CheckoutOptions => {
  const options = configured.options
    .map((option) => toAvailableOption(option, settings, configured, invoiceCountry))
    .filter(({ payment_methods }) => payment_methods.length > 0)
    .filter(
      ({ pickup, countries }) => pickup ?? (country === null ? countries.length > 0 : countries.includes(country)),
    );
  const methods = configured.methods.filter(({ id }) => options.some((option) => option.payment_methods.includes(id)));
  return {
    shipping_options: options,
    payment_methods: methods,
    countries: configured.countries,
    paypal_client_id: methods.some(({ id }) => id === paymentMethodIds.paypal) ? settings.paypalClientId : null,
  };
};
