// The scale of type, with words that are long in German.
import { Price } from '../../ui/Price.tsx';
import { RichText } from '../../ui/RichText.tsx';
import * as styles from './Specimens.module.css';

const runningText = `<p>Running text in Source Sans Pro, 17 px on 1.56, at most 36 rem wide. A <a href="#type">link</a>
is underlined by one thin line. Figures such as 1974 are lining.</p>
<blockquote>A quotation is set in the display face.</blockquote>
<ul><li>A list entry</li><li>Another list entry</li></ul>`;

export const TypeSpecimen = () => (
  <div className={styles.stack}>
    <p className={styles.display}>Juwelierwerkstatt</p>
    <h3 className={styles.h1}>Verlobungsringe</h3>
    <h3 className={styles.h2}>Goldschmiedehandwerk</h3>
    <h3>Steinbestimmung und Werteinschätzung</h3>
    <p className={styles.lead}>A lead stands between heading and text and says in two sentences what follows.</p>
    <RichText html={runningText} />
    <p>
      <Price locale="de" priceCents={289000} prefix="ab" />
      <br />
      <Price locale="en" priceCents={169000} before={{ label: '30-day lowest price', priceCents: 189000 }} />
      <br />
      <Price locale="fr" priceCents={1289000} />
    </p>
  </div>
);
