// What holds for the order, before the goods and the button: terms, withdrawal and privacy to be read in another tab, and the
// notice on the legal guarantee itself (law rows L2, L14).
import { useTranslation } from 'react-i18next';
import { LegalGuaranteeNotice } from '../../../ui/LegalGuaranteeNotice.tsx';
import { Link } from '../../../ui/Link.tsx';
import type { CheckoutProps } from '../checkout-props.ts';
import * as styles from './Confirm.module.css';

export const LegalNotes = ({ paths, guaranteeNotice }: CheckoutProps) => {
  const { t } = useTranslation('checkout');
  const { t: guaranteeText } = useTranslation('guarantee');
  return (
    <section className={styles.legal} aria-labelledby="legal-heading">
      <h3 id="legal-heading" className={styles.heading}>
        {t('legal.heading')}
      </h3>
      <p>{t('legal.text')}</p>
      <ul>
        {(['terms', 'withdrawal', 'privacy'] as const).map((page) => (
          <li key={page}>
            <Link href={paths[page]} inNewTab>
              {t(`legal.${page}`)}
            </Link>
          </li>
        ))}
      </ul>
      <LegalGuaranteeNotice
        picture={guaranteeNotice}
        texts={{
          heading: guaranteeText('legal.heading'),
          text: guaranteeText('legal.text'),
          link: guaranteeText('legal.link'),
        }}
      />
    </section>
  );
};
