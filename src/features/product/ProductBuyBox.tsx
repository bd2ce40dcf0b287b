// The buy box of a product: name, price, delivery time, options, and the cart button or request link. Part of the first
// paint, so clicks before hydration are kept.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrustLine } from '../../../contract/shop/trust-lines.ts';
import type { NewCartItem } from '../../../domain/cart.ts';
import type { WorkingDayCalendar } from '../../../domain/delivery-time.ts';
import { toProductOrVariantReferenceNumber } from '../../../domain/product-identifiers.ts';
import {
  type PurchaseAction,
  toMadeToOrderDeliveryTime,
  toMaxSelectableQuantity,
  isSelectionPriceOnRequest,
  toPurchaseAction,
} from '../../../domain/product/product-selection-reducer.ts';
import { formatDeliveryTime } from '../../../domain/format-delivery-time.ts';
import type { MerchantListingSettings } from '../../../domain/product/product-offers.ts';
import type { Product } from '../../../domain/product/to-product.ts';
import { toLabelInSentence } from '../../i18n/format.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { QuantityField } from '../../ui/form/QuantityField.tsx';
import { DurabilityGuaranteeLabel } from '../../ui/DurabilityGuaranteeLabel.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useHeightProperty } from '../../ui/useHeightProperty.ts';
import { useValueAfterHydration } from '../../ui/useValueAfterHydration.ts';
import { ProductBuyBar } from './ProductBuyBar.tsx';
import { ProductPriceAndAvailability } from './ProductPriceAndAvailability.tsx';
import { type ProductTrustLinesProps, ProductTrustLines } from './ProductTrustLines.tsx';
import { ProductInStoreViewing, type ProductInStoreViewingProps } from './ProductInStoreViewing.tsx';
import { productPageToNewCartItem, toCartItemsAddableBeforeHydration } from './product-page-to-new-cart-item.ts';
import type { UseProductPageStateResult } from './useProductPageState.ts';
import { VariantPicker } from './VariantPicker.tsx';
import { productVariantFormFieldName } from './variant-chip-names.ts';
import * as styles from './ProductBuyBox.module.css';

export interface ProductBuyBoxProps extends Omit<ProductInStoreViewingProps, 'product'> {
  productState: UseProductPageStateResult;
  shippingPath: string;
  calendar: WorkingDayCalendar;
  /** Shipping and returns; `null` if the page was not built with them. */
  terms: MerchantListingSettings | null;
  trustLines: readonly TrustLine[];
  paymentMethods: ProductTrustLinesProps['paymentMethods'];
  /** `null` for a site without a cart. */
  cartPath: string | null;
  /** Stars with average and count. */
  rating: ReactNode;
  /** Below the variants: size guide, ring sizer. */
  sizeHelp: ReactNode;
  /** The personalization fields that must be filled in, before the button. */
  requiredPersonalization: ReactNode;
  /** The others with their preview, an offer behind the button. */
  optionalPersonalization: ReactNode;
  /** The personalization for the cart; `undefined` while a field is invalid, which then shows its error. */
  takePersonalization: () => Promise<NewCartItem['personalization'] | undefined>;
  /** The form to ask for availability or price, folded away; `null` if there is nothing to ask. */
  renderRequest: ((button: { buttonVariant: 'ghost' | 'primary' }) => ReactNode) | null;
  /** Shares a link to the product. */
  share: ReactNode;
  /** Where to make an appointment, and why; `null` if the shop has no text for it. */
  callToAction: { text: string; href: string } | null;
  /** Returns whether the product is in the cart now; the cart may be full. */
  onAdd: (addition: NewCartItem) => Promise<boolean>;
}

export const ProductBuyBox = (props: ProductBuyBoxProps) => {
  const { productState, locale, cartPath } = props;
  const { view, shop, dispatch } = productState;
  const { t } = useTranslation('product');
  const { t: deliveryText } = useTranslation('delivery');
  const { t: requestText } = useTranslation('requests');
  const panel = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { state, addToCart, startOver } = useCartAddition(props);
  const isHydrated = useValueAfterHydration(() => true, false);
  useHeightProperty(panel);
  useVariantChosenBeforeHydration(form, (variantId) => dispatch({ type: 'variantChange', variantId }));
  const { product } = view;
  if (!product) return null;
  const variantLabel = view.variantLabel || t('variant.label');
  const { guarantee } = view.variant ?? product;
  const canSell = shop.hasCart && !shop.isInMaintenance && cartPath !== null;
  const offer: PurchaseAction = canSell ? toPurchaseAction(view, shop) : 'request';
  const isRequest = offer === 'request';
  const buyLabel =
    offer === 'buy' ? t('addToCart') : t('variant.choose', { label: toLabelInSentence(variantLabel, locale) });
  const error = state === 'full' ? t('cartFull') : state === 'failed' ? t('addFailed') : undefined;
  const maxQuantity = toMaxSelectableQuantity(view, shop);
  const isPersonalizationRequired = product.personalization?.fields.some(({ required }) => required) ?? false;
  const cartItemsBeforeHydration =
    !isHydrated && !isRequest && !isPersonalizationRequired
      ? JSON.stringify(toCartItemsAddableBeforeHydration(product, view, shop))
      : undefined;
  const add = () => {
    if (offer === 'chooseVariant') {
      setIsMissing(true);
      form.current?.querySelector<HTMLInputElement>(`[name="${productVariantFormFieldName}"]`)?.focus();
    } else addToCart();
  };
  const addedMessage = cartPath && (
    <div className={styles.added}>
      <p>{t('added', { name: product.name })}</p>
      <ButtonLink href={cartPath} variant="secondary">
        {t('toCart')}
      </ButtonLink>
    </div>
  );
  return (
    <div ref={panel} className={styles.panel}>
      <p className={styles.origin}>
        <span>{product.manufacturer.name}</span>{' '}
        <span className={styles.reference}>
          {t('reference', {
            number: toProductOrVariantReferenceNumber(product.referenceNumber, view.variant?.referenceSuffix),
          })}
        </span>
      </p>
      <h1 className={styles.name}>{product.name}</h1>
      {props.rating}
      <ProductPriceAndAvailability
        view={view}
        shop={shop}
        locale={locale}
        shippingPath={props.shippingPath}
        calendar={props.calendar}
      />
      {/* No form element: the ring sizer has its own controls, and Enter in an engraving must not order. */}
      <div ref={form} className={styles.form}>
        {view.hasVariants && (
          <VariantPicker
            label={variantLabel}
            variants={view.variants}
            variesBy={product.variesBy}
            isGiftVoucher={product.isGiftVoucher}
            selectedId={view.variant?.id ?? null}
            onChoose={(variantId) => {
              setIsMissing(false);
              startOver();
              dispatch({ type: 'variantChange', variantId });
            }}
            locale={locale}
            terms={shop}
            madeToOrderTime={formatDeliveryTime(toMadeToOrderDeliveryTime(view, shop), deliveryText)}
            // The ring sizer selects variants, too.
            error={isMissing && !view.variant ? t('variant.missing', { label: variantLabel }) : undefined}
          />
        )}
        {props.sizeHelp}
        {props.requiredPersonalization}
        {shop.isInMaintenance && <Notice variant="info">{t('maintenance')}</Notice>}
        {productState.hasFailed.settings && <Notice variant="error">{t('settingsFailed')}</Notice>}
        {isRequest ? (
          <div ref={button} className={styles.request}>
            <p>{t(isSelectionPriceOnRequest(view) ? 'askPrice' : 'askAvailability')}</p>
            {props.renderRequest?.({ buttonVariant: 'primary' })}
          </div>
        ) : (
          <div ref={button} className={styles.buy}>
            <QuantityField
              messages={{ label: t('count'), less: t('less'), more: t('more') }}
              quantity={view.count ?? 1}
              maxQuantity={maxQuantity}
              onChange={(count) => dispatch({ type: 'countChange', count: Math.min(count, maxQuantity) })}
              isDisabled={view.count === null}
            />
            <Button
              isBusy={state === 'adding'}
              className={styles.add}
              onClick={add}
              data-cart-items={cartItemsBeforeHydration}
            >
              {t('addToCart')}
            </Button>
          </div>
        )}
        {/* Rendered from the start, because live regions announce only later changes. */}
        <div role="status" className={styles.said}>
          {state === 'added' && addedMessage}
        </div>
        {/* Right behind the element that will show a copy of it: see add-before-hydration.ts. */}
        {cartItemsBeforeHydration && (
          <div hidden data-added-message>
            {addedMessage}
          </div>
        )}
        {error && <Notice variant="error">{error}</Notice>}
        <ProductInStoreViewing
          product={product}
          locale={locale}
          appointmentHref={props.appointmentHref}
          displayCity={props.displayCity}
        />
        {props.optionalPersonalization}
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
        {!isRequest && props.terms && !product.isGiftVoucher && (
          <ProductTrustLines
            terms={props.terms}
            trustLines={props.trustLines}
            paymentMethods={props.paymentMethods}
            locale={locale}
            isEngravable={product.personalization?.fields.some(({ type }) => type === 'text') ?? false}
          />
        )}
      </div>
      <ProductBuyBar
        // Buying and requesting have different rows, of which the bar watches one.
        key={isRequest ? 'request' : 'buy'}
        view={view}
        locale={locale}
        button={button}
        label={isRequest ? requestText(isSelectionPriceOnRequest(view) ? 'askPrice' : 'ask') : buyLabel}
        isBusy={state === 'adding'}
        error={error}
        cartItems={view.hasVariants ? undefined : cartItemsBeforeHydration}
        onBuy={isRequest ? null : add}
      />
      {guarantee && <DurabilityGuaranteeLabel guarantee={guarantee} />}
      <ul className={styles.links}>
        {!isRequest && props.renderRequest && <li>{props.renderRequest({ buttonVariant: 'ghost' })}</li>}
        <li>{props.share}</li>
        {props.callToAction && !product.isGiftVoucher && (
          <li>
            <ButtonLink variant="ghost" href={props.callToAction.href}>
              {t('visitShop')}
              <Icon name="arrow" />
            </ButtonLink>
            <p>{props.callToAction.text}</p>
          </li>
        )}
        <li>
          <ButtonLink variant="ghost" href={props.shippingPath}>
            {t('shippingAndPayment')}
            <Icon name="arrow" />
          </ButtonLink>
        </li>
      </ul>
    </div>
  );
};

type CartAdditionOptions = Pick<ProductBuyBoxProps, 'onAdd' | 'productState' | 'takePersonalization'>;

/** Adds the chosen product with its personalization to the cart. `open` until then, and while a field is invalid. */
const useCartAddition = ({ productState, takePersonalization, onAdd }: CartAdditionOptions) => {
  const { view } = productState;
  const [state, setState] = useState<'added' | 'adding' | 'failed' | 'full' | 'open'>(() =>
    isInCartBeforeHydration(view.product) ? 'added' : 'open',
  );
  useEffect(() => {
    document.productIdInCart = undefined;
  }, []);
  const add = async (product: Product) => {
    setState('adding');
    try {
      const personalization = await takePersonalization();
      if (personalization === undefined) {
        setState('open');
        return;
      }
      const isAdded = await onAdd(productPageToNewCartItem(product, view, personalization));
      setState(isAdded ? 'added' : 'full');
    } catch {
      setState('failed');
    }
  };
  return {
    state,
    addToCart: () => void (view.product && add(view.product)),
    startOver: () => setState('open'),
  };
};

/** Whether the visitor has put the product into the cart before hydration: see add-before-hydration.ts. */
const isInCartBeforeHydration = (product: Product | null): boolean =>
  typeof document !== 'undefined' && product !== null && document.productIdInCart === product.id;

/** Adopts a variant that was selected before hydration. */
const useVariantChosenBeforeHydration = (
  form: React.RefObject<HTMLElement | null>,
  choose: (variantId: string) => void,
): void => {
  const adopt = useRef(choose);
  useEffect(() => {
    const chosen = form.current?.querySelector<HTMLInputElement>(`[name="${productVariantFormFieldName}"]:checked`);
    if (chosen) adopt.current(chosen.value);
  }, [form]);
};
