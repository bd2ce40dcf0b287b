// A maker's durability guarantee in a plain box (law row L15: GARAN label; the official artwork is not redrawn). Stands on
// the product's page, in the cart and above the order button; a piece without one gets none.
import { Link } from './Link.tsx';
import * as styles from './GuaranteeLabel.module.css';

export interface GuaranteeLabelProps {
  /** As the quote gives it for a line, and the product for its page. */
  guarantee: { brand: string; model: string; years: number; terms_url: string };
  /** Of the message file `guarantee`, below `label`. */
  texts: {
    heading: string;
    /** Such as "5 years", of the same guarantee. */
    years: string;
    /** That it comes on top of what the law gives. */
    besides: string;
    terms: string;
  };
}

export const GuaranteeLabel = ({ guarantee, texts }: GuaranteeLabelProps) => (
  <div className={styles.label} role="group" aria-label={texts.heading}>
    <p className={styles.heading}>{texts.heading}</p>
    <p className={styles.years}>{texts.years}</p>
    <div>
      <p>
        {guarantee.brand}, {guarantee.model}
      </p>
      <p className={styles.note}>
        {texts.besides} <Link href={guarantee.terms_url}>{texts.terms}</Link>
      </p>
    </div>
  </div>
);
