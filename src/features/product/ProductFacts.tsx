// What else there is to know of a piece: description, attributes by group, and what the law wants to stand with it:
// the maker's address and the responsible person (law row L16), warnings, and what becomes of its battery (L18).
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../domain/product/product.ts';
import { RichText } from '../../ui/RichText.tsx';
import { BatteryNotice } from './BatteryNotice.tsx';
import * as styles from './ProductFacts.module.css';

export interface ProductFactsProps {
  product: Product;
  weeeNumber: string | null;
}

export const ProductFacts = ({ product, weeeNumber }: ProductFactsProps) => {
  const { t } = useTranslation('product');
  const { description, attributes, tags, maker, identifier, warnings } = product;
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
                <div key={group}>
                  <dt>{group}</dt>
                  <dd>{values.join(', ')}</dd>
                </div>
              ))}
              {tags.length > 0 && (
                <div>
                  <dt>{t('tags')}</dt>
                  <dd>{tags.join(', ')}</dd>
                </div>
              )}
            </dl>
          </section>
        )}
        <section>
          <h2 className={styles.heading}>{t('safety.heading')}</h2>
          <dl className={styles.list}>
            <div>
              <dt>{t('safety.maker')}</dt>
              <dd>
                <address>
                  {[maker.name, maker.postalAddress, maker.electronicAddress].filter(Boolean).join('\n')}
                </address>
              </dd>
            </div>
            {maker.responsiblePerson && (
              <div>
                <dt>{t('safety.responsible')}</dt>
                <dd>
                  <address>{maker.responsiblePerson}</address>
                </dd>
              </div>
            )}
            {identifier && (
              <div>
                <dt>{t('safety.identifier')}</dt>
                <dd>{identifier}</dd>
              </div>
            )}
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
