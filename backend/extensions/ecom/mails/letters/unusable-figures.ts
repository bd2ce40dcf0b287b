// To the house, in German: records with figures that cannot be right, which the shop leaves out until they are corrected.
import { heading, item, link, paragraph } from '../content/document.ts';
import type { House } from '../content/order.ts';
import { unusableFiguresTexts as texts } from '../texts/unusable-figures.ts';
import type { Letter } from './letter.ts';

export interface UnusableFiguresLetter {
  house: House;
  figures: readonly { collection: string; id: string; title: string; field: string; value: string }[];
  /** Below it collections and their records have their addresses. */
  studioUrl: string;
}

/** `null` where the house has named no address to report to. */
export const toUnusableFigures = ({ house, figures, studioUrl }: UnusableFiguresLetter): Letter | null =>
  house.email === null
    ? null
    : {
        recipient: house.email,
        subject: texts.subject(house.displayName),
        language: 'de',
        blocks: [
          heading(1, texts.heading),
          paragraph(texts.whatHappens),
          ...figures.map(({ collection, id, title, field, value }) =>
            item(link(title, `${studioUrl}/${collection}/${id}`), texts.figure(field, value)),
          ),
          paragraph(texts.whatToDo),
        ],
      };
