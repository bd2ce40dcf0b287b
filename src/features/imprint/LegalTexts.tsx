// The legal text blocks of the house, chosen by id and shown in the given order (specification §2, legal text blocks).
import { useTranslation } from 'react-i18next';
import type { Imprint } from '../../../domain/site.ts';
import { RichText } from '../../ui/RichText.tsx';
import * as styles from './LegalTexts.module.css';

export interface LegalTextsProps {
  imprint: Pick<Imprint, 'legalTexts'>;
  keys: readonly string[];
}

/** Blocks whose text needs no heading of its own. */
const untitled = ['additional_top_info', 'additional_bottom_info'];

export const LegalTexts = ({ imprint, keys }: LegalTextsProps) => {
  const { t } = useTranslation('imprint');
  return (
    <>
      {keys.flatMap((key) => {
        const text = imprint.legalTexts.find((entry) => entry.key === key);
        if (!text) return [];
        const title = text.title ?? (untitled.includes(key) ? null : t(`legalText.${key}`));
        const Element = title === null ? 'div' : 'section';
        return [
          <Element key={key}>
            {title && <h2 className={styles.title}>{title}</h2>}
            <RichText html={text.html} />
          </Element>,
        ];
      })}
    </>
  );
};
