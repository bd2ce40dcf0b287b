// The notice on the legal guarantee of conformity, shown directly in the checkout (law row L14: Regulation (EU) 2025/1960).
// The official picture where the house has put it into its settings, unchanged; until then the same in words.
import { Link } from './Link.tsx';
import * as styles from './LegalGuaranteeNotice.module.css';

export interface LegalGuaranteeNoticeProps {
  /** `guaranteeNotice` of the shop's defaults. */
  picture: { path: string; width: number; height: number } | null;
  /** Of the message file `guarantee`, below `legal`; the first two are also the picture's description. */
  texts: { heading: string; text: string; link: string };
}

/** The Union's own page about it, in every language. */
const informationUrl = 'https://europa.eu/youreurope/garantien';

export const LegalGuaranteeNotice = ({ picture, texts }: LegalGuaranteeNoticeProps) => (
  <section className={styles.notice} aria-label={texts.heading}>
    {picture ? (
      <img
        className={styles.picture}
        src={picture.path}
        width={picture.width}
        height={picture.height}
        alt={`${texts.heading}. ${texts.text}`}
      />
    ) : (
      <>
        <p className={styles.heading}>{texts.heading}</p>
        <p>{texts.text}</p>
      </>
    )}
    <p>
      <Link href={informationUrl}>{texts.link}</Link>
    </p>
  </section>
);
