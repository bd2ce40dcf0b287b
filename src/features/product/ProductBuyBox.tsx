// The buy box of a product: name, price, delivery time, options, and the cart button or request link. Part of the first
// paint, so clicks before hydration are kept.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { NewCartItem } from '../../../domain/cart.ts';
import { toProductReferenceNumber } from '../../../domain/product-identifiers.ts';
import {
  type PurchaseAction,
  type ProductSelectionState,
  toMaxSelectableQuantity,
  toPurchaseAction,
} from '../../../domain/product/product-selection.ts';
import type { Product } from '../../../domain/product/product.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { GuaranteeLabel } from '../../ui/GuaranteeLabel.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useNumberInput } from '../../ui/useNumberInput.ts';
import { ProductPriceAndAvailability } from './ProductPriceAndAvailability.tsx';
import type { ProductPageState } from './useProduct.ts';
import { VariantPicker, variantFormFieldName } from './VariantPicker.tsx';
import * as styles from './ProductBuyBox.module.css';

export interface ProductBuyBoxProps {
  productState: ProductPageState;
  locale: Locale;
  shippingPath: string;
  /** `null` for a site without a cart. */
  cartPath: string | null;
  /** Stars with average and count. */
  rating: ReactNode;
  /** Below the variants: size guide, ring sizer. */
  sizeHelp: ReactNode;
  /** The personalization fields with their preview. */
  personalization: ReactNode;
  /** The personalization for the cart; `undefined` while a field is invalid, which then shows its error. */
  takePersonalization: () => Promise<NewCartItem['personalization'] | undefined>;
  /** Link to ask for availability or price. */
  request: ReactNode;
  /** Link to book an appointment to see the product. */
  appointment: ReactNode;
  /** A sentence with a link to the project's contact page. */
  callToAction: ReactNode;
  /** Returns whether the product is in the cart now; the cart may be full. */
  onAdd: (addition: NewCartItem) => Promise<boolean>;
}

export const ProductBuyBox = (props: ProductBuyBoxProps) => {
  const { productState, locale, cartPath } = props;
  const { view, shop, dispatch } = productState;
  const { t } = useTranslation('product');
  const form = useRef<HTMLDivElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [state, setState] = useState<'added' | 'adding' | 'failed' | 'full' | 'open'>('open');
  useVariantChosenBeforeHydration(form, (variantId) => dispatch({ type: 'variantChange', variantId }));
  const { product } = view;
  if (!product) return null;
  const variantLabel = view.variantLabel || t('variant.label');
  const { guarantee } = view.variant ?? product;
  const canSell = shop.hasCart && !shop.isInMaintenance && cartPath !== null;
  const offer: PurchaseAction = canSell ? toPurchaseAction(view, shop) : 'request';
  const maxQuantity = toMaxSelectableQuantity(view, shop);
  const add = async () => {
    if (offer === 'chooseVariant') {
      setIsMissing(true);
      form.current?.querySelector<HTMLInputElement>(`[name="${variantFormFieldName}"]`)?.focus();
      return;
    }
    setState('adding');
    try {
      const personalization = await props.takePersonalization();
      if (personalization === undefined) {
        setState('open');
        return;
      }
      const isAdded = await props.onAdd(toCartAddition(product, view, personalization));
      setState(isAdded ? 'added' : 'full');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.panel}>
      <p className={styles.manufacturer}>{product.maker.name}</p>
      <h1 className={styles.name}>{product.name}</h1>
      <p className={styles.reference}>
        {t('reference', { number: toProductReferenceNumber(product.referenceNumber, view.variant?.referenceSuffix) })}
      </p>
      {props.rating}
      <ProductPriceAndAvailability view={view} shop={shop} locale={locale} shippingPath={props.shippingPath} />
      {guarantee && <GuaranteeLabel guarantee={guarantee} />}
      {/* No form element: the ring sizer has its own controls, and Enter in an engraving must not order. */}
      <div ref={form} className={styles.form}>
        {view.hasVariants && (
          <VariantPicker
            label={variantLabel}
            variants={view.variants}
            selectedId={view.variant?.id ?? null}
            onChoose={(variantId) => {
              setIsMissing(false);
              setState('open');
              dispatch({ type: 'variantChange', variantId });
            }}
            locale={locale}
            terms={shop}
            // The ring sizer selects variants, too.
            error={isMissing && !view.variant ? t('variant.missing', { label: variantLabel }) : undefined}
          />
        )}
        {props.sizeHelp}
        {props.personalization}
        {shop.isInMaintenance && <Notice variant="info">{t('maintenance')}</Notice>}
        {productState.hasFailed.settings && <Notice variant="error">{t('settingsFailed')}</Notice>}
        {offer !== 'request' && (
          <div className={styles.buy}>
            <QuantityField
              quantity={view.count ?? 1}
              maxQuantity={maxQuantity}
              onChange={(count) => dispatch({ type: 'countChange', count: Math.min(count, maxQuantity) })}
              isDisabled={view.count === null}
            />
            <Button isBusy={state === 'adding'} className={styles.add} onClick={() => void add()}>
              {t('addToCart')}
            </Button>
          </div>
        )}
        {/* Rendered from the start, because live regions announce only later changes. */}
        <div role="status" className={styles.said}>
          {state === 'added' && cartPath && (
            <div className={styles.added}>
              <p>{t('added', { name: product.name })}</p>
              <ButtonLink href={cartPath} variant="secondary">
                {t('toCart')}
              </ButtonLink>
            </div>
          )}
        </div>
        {(state === 'failed' || state === 'full') && (
          <Notice variant="error">{t(state === 'full' ? 'cartFull' : 'addFailed')}</Notice>
        )}
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
      </div>
      <div className={styles.request} data-alone={offer === 'request' || undefined}>
        {offer === 'request' && <p>{t(view.priceCents === null ? 'askPrice' : 'askAvailability')}</p>}
        {props.request}
      </div>
      {props.appointment}
      {props.callToAction && <p className={styles.action}>{props.callToAction}</p>}
      <p className={styles.shipping}>
        <Link href={props.shippingPath}>{t('shippingAndPayment')}</Link>
      </p>
    </div>
  );
};

/** Adopts a variant that was selected before hydration. */
const useVariantChosenBeforeHydration = (
  form: React.RefObject<HTMLElement | null>,
  choose: (variantId: string) => void,
): void => {
  const adopt = useRef(choose);
  useEffect(() => {
    const chosen = form.current?.querySelector<HTMLInputElement>(`[name="${variantFormFieldName}"]:checked`);
    if (chosen) adopt.current(chosen.value);
  }, [form]);
};

interface QuantityFieldProps {
  quantity: number;
  maxQuantity: number;
  onChange: (count: number) => void;
  isDisabled: boolean;
}

/** The quantity: a number input with buttons. */
export const QuantityField = ({ quantity, maxQuantity, onChange, isDisabled }: QuantityFieldProps) => {
  const { t } = useTranslation('product');
  const id = useId();
  const field = useNumberInput(quantity, onChange);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('count')}</label>
      <div className={styles.control}>
        <button
          type="button"
          aria-label={t('less')}
          disabled={isDisabled || quantity <= 1}
          onClick={() => onChange(quantity - 1)}
        >
          −
        </button>
        <input id={id} type="number" min={1} max={maxQuantity} inputMode="numeric" disabled={isDisabled} {...field} />
        <button
          type="button"
          aria-label={t('more')}
          disabled={isDisabled || quantity >= maxQuantity}
          onClick={() => onChange(quantity + 1)}
        >
          +
        </button>
      </div>
    </div>
  );
};

/** The cart item of a product page: the specified snapshot of product, price and options (specification §3). */
const toCartAddition = (
  product: Product,
  view: ProductSelectionState,
  personalization: NewCartItem['personalization'],
): NewCartItem => ({
  product: {
    id: product.id,
    slug: product.slug,
    name: product.name,
    manufacturer: product.maker.name,
    imageUrl: toThumbnail(product),
  },
  variant: view.variant && { id: view.variant.id, name: view.variant.name },
  personalization,
  count: view.count ?? 1,
  priceBrutto: view.priceCents ?? 0,
});

/** The smallest file of the first image, for the cart. */
const toThumbnail = ({ pictures: [first] }: Product): string | null => {
  const { fallback } = first?.files.images ?? {};
  const [smallest] = fallback?.srcSet?.split(',') ?? [];
  return smallest?.trim().split(' ')[0] ?? fallback?.src ?? null;
};
