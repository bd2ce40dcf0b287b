// Details of a product: description, attributes by group and legal information: manufacturer's address and responsible
// person (law row L16), warnings, battery disposal (L18).
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../domain/product/to-product.ts';
import { RichText } from '../../ui/RichText.tsx';
import { DescriptionListRow } from '../../ui/DescriptionListRow.tsx';
import * as styles from './ProductDetailsSection.module.css';

export interface ProductDetailsSectionProps {
  product: Product;
  weeeNumber: string | null;
}

export const ProductDetailsSection = ({ product, weeeNumber }: ProductDetailsSectionProps) => {
  const { t } = useTranslation('product');
  const { description, attributes, tags, manufacturer: maker, identifier, warnings } = product;
  return (
    <div className={styles.facts}>
      <section className={styles.description}>
        <h2>{t('description')}</h2>
        {description && <RichText html={description} />}
      </section>
      <div className={styles.details}>
        {(attributes.length > 0 || tags.length > 0) && (
          <section>
            <h2 className={styles.heading}>{t('attributes')}</h2>
            <dl className={styles.list}>
              {attributes.map(({ group, values }) => (
                <DescriptionListRow key={group} name={group}>
                  {values.join(', ')}
                </DescriptionListRow>
              ))}
              {tags.length > 0 && <DescriptionListRow name={t('tags')}>{tags.join(', ')}</DescriptionListRow>}
            </dl>
          </section>
        )}
        <section>
          <h2 className={styles.heading}>{t('safety.heading')}</h2>
          <dl className={styles.list}>
            <DescriptionListRow name={t('safety.maker')}>
              <Address>{[maker.name, maker.postalAddress, maker.electronicAddress].filter(Boolean).join('\n')}</Address>
            </DescriptionListRow>
            {maker.responsiblePerson && (
              <DescriptionListRow name={t('safety.responsible')}>
                <Address>{maker.responsiblePerson}</Address>
              </DescriptionListRow>
            )}
            {identifier && <DescriptionListRow name={t('safety.identifier')}>{identifier}</DescriptionListRow>}
            {warnings && (
              <div>
                <dt>{t('safety.warnings')}</dt>
                <dd className={styles.warnings}>{warnings}</dd>
              </div>
            )}
          </dl>
        </section>
        {product.containsBattery && <BatteryNotice weeeNumber={weeeNumber} />}
      </div>
    </div>
  );
};

/** An email address breaks before its @ and its dots. */
const Address = ({ children }: { children: string }) => (
  <address>
    {children.split(/(?=[@.]\w)/).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </address>
);

/**
 * Battery disposal: not with household waste, taken back by the shop (law row L18: BattDG, Regulation (EU) 2023/1542
 * Art. 74), with the crossed-out bin symbol.
 */
const BatteryNotice = ({ weeeNumber }: { weeeNumber: string | null }) => {
  const { t } = useTranslation('product');
  return (
    <section className={styles.notice}>
      <svg viewBox="0 0 48 56" className={styles.bin} role="img" aria-label={t('battery.bin')}>
        <path d="M10 14h28M19 14v-4h10v4M13 14l3 28h16l3-28M20 20l1 16M28 20l-1 16" />
        <path d="M5 5l38 42M43 5 5 47" />
        <path d="M10 52h28" className={styles.bar} />
      </svg>
      <div>
        <h2 className={styles.batteryHeading}>{t('battery.heading')}</h2>
        <p>
          {t('battery.intro')} {t('battery.text')}
        </p>
        {weeeNumber && <p>{t('battery.weee', { number: weeeNumber })}</p>}
      </div>
    </section>
  );
};
