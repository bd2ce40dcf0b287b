// A line item of a cart or order: image, name, options and engraving, quantity and price.
import type { ReactNode } from 'react';
import { formatLabelWithColon, formatUnitPrice } from '../i18n/format.ts';
import { ImagePlaceholder } from './ImagePlaceholder.tsx';
import { Link } from './Link.tsx';
import { PriceText } from './PriceText.tsx';
import * as styles from './ProductLineItemRow.module.css';

export interface ProductLineItemRowProps {
  /** `null` shows a drawing instead. Omit if no line of the list has an image. */
  imageUrl?: string | null;
  manufacturer?: string | undefined;
  name: string;
  /** Path of the product page, if there is one. */
  href?: string | undefined;
  /** Heading level of the name; omit in a list outside the page's outline. */
  heading?: 'h2' | 'h3' | 'h4';
  /** Drawings of the engraving (SVG). */
  engravings?: readonly string[];
  engravingAlt?: string;
  /** `small` if the list accompanies other content; `wide` if quantity and price may stand beside the text. */
  size?: 'normal' | 'small' | 'wide';
  /** Options and notes. */
  children?: ReactNode;
  /** Content too wide for a phone beside the image, such as a box. */
  below?: ReactNode;
  /** Quantity, price and actions. */
  end: ReactNode;
}

export const ProductLineItemRow = (props: ProductLineItemRowProps) => {
  const {
    imageUrl,
    manufacturer,
    name,
    href,
    heading: Name = 'p',
    engravings = [],
    engravingAlt = '',
    size = 'normal',
  } = props;
  return (
    <li className={toClassName(size, imageUrl !== undefined)}>
      {imageUrl !== undefined && (
        <span className={styles.image}>
          {imageUrl === null ? (
            <ImagePlaceholder />
          ) : (
            <img src={imageUrl} alt="" width="96" height="120" loading="lazy" />
          )}
        </span>
      )}
      <div className={styles.text}>
        {manufacturer !== undefined && <p className={styles.manufacturer}>{manufacturer}</p>}
        <Name className={styles.name}>{href === undefined ? name : <Link href={href}>{name}</Link>}</Name>
        {props.children}
        {engravings.map((svg) => (
          // As `img` instead of inline SVG: scripts and external references in it cannot run.
          <img
            key={svg}
            className={styles.engraving}
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
            alt={engravingAlt}
          />
        ))}
      </div>
      {props.below && <div className={styles.below}>{props.below}</div>}
      <div className={styles.end}>{props.end}</div>
    </li>
  );
};

const toClassName = (size: NonNullable<ProductLineItemRowProps['size']>, hasImage: boolean): string =>
  [styles.line, size !== 'normal' && styles[size], !hasImage && styles.plain].filter(Boolean).join(' ');

export interface CompactLineItemProps extends Pick<ProductLineItemRowProps, 'children' | 'href'> {
  item: {
    product: { name: string; imageUrl: string | null };
    variant: { name: string } | null;
    count: number;
    priceBrutto: number;
  };
  /** The quoted line; `null` until the order service responds. */
  quoted: {
    name: string;
    variant_name: string | null;
    unit_price: Parameters<typeof formatUnitPrice>[0] | null;
    essential_features: EssentialProductFeaturesLineProps['features'];
  } | null;
  /** Options and engraving. */
  labels: readonly { label: string; value: string }[];
  /** Such as "2 items". */
  countText: string;
  /** What the price of one item is for, such as "für das Paar". */
  priceNote?: string | undefined;
  locale: EssentialProductFeaturesLineProps['locale'];
}

/** The compact line item of the cart preview and the checkout summary. */
export const CompactLineItem = ({
  item,
  quoted,
  labels,
  countText,
  priceNote,
  locale,
  href,
  children,
}: CompactLineItemProps) => {
  const variantName = quoted?.variant_name ?? item.variant?.name;
  return (
    <ProductLineItemRow
      size="small"
      imageUrl={item.product.imageUrl}
      name={quoted?.name || item.product.name}
      href={href}
      end={
        <p className={styles.figures}>
          <span>{countText}</span>
          <PriceText
            locale={locale}
            priceCents={item.priceBrutto * item.count}
            note={item.count === 1 ? priceNote : undefined}
            unitPrice={quoted?.unit_price ? formatUnitPrice(quoted.unit_price, locale) : undefined}
          />
        </p>
      }
    >
      {variantName && <p className={styles.note}>{variantName}</p>}
      {quoted && (
        <EssentialProductFeaturesLine features={quoted.essential_features} locale={locale} className={styles.note} />
      )}
      {labels.map(({ label, value }) => (
        <p key={label} className={styles.note}>
          {formatLabelWithColon(label, locale)} <bdi>{value}</bdi>
        </p>
      ))}
      {children}
    </ProductLineItemRow>
  );
};

interface EssentialProductFeaturesLineProps {
  features: readonly { label: string; value: string }[];
  locale: Parameters<typeof formatLabelWithColon>[1];
  className?: string | undefined;
}

/** The essential features of a product in one line: "Material: Weißgold 750 · Edelstein: Brillant" (law row L2). */
export const EssentialProductFeaturesLine = ({ features, locale, className }: EssentialProductFeaturesLineProps) =>
  features.length === 0 ? null : (
    <p className={className}>
      {features.map(({ label, value }, index) => (
        <span key={label}>
          {index > 0 && ' · '}
          {formatLabelWithColon(label, locale)} <bdi>{value}</bdi>
        </span>
      ))}
    </p>
  );
