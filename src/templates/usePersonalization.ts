// What is engraved or chosen of a piece, as the cart takes it: checked, tidied, with the exact drawing. Part of a product's page.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonalizationField } from '../../contract/shop/personalization.ts';
import type { CartAddition } from '../domain/cart.ts';
import {
  findPersonalizationProblems,
  type PersonalizationProblems,
} from '../../contract/shop/personalization/find-problems.ts';
import {
  isMadeToOrder,
  type PersonalizationValues,
  toOrderedLabels,
  toOrderedValues,
  toPersonalizationKey,
} from '../../contract/shop/personalization/personalization-values.ts';
import type { ShownProduct } from '../features/product/useProduct.ts';

export interface PersonalizationState {
  parts: {
    values: PersonalizationValues;
    problems: PersonalizationProblems;
    /** The visitor has tried to put the piece into the cart. */
    isSubmitted: boolean;
    onChange: (key: string, value: string) => void;
    onRender: (svg: string | undefined) => void;
  };
  /** For the cart: `null` where nothing is chosen, `undefined` where a field is wrong, which is then said and focused. */
  take: () => CartAddition['personalization'] | undefined;
}

export const usePersonalization = ({ view, dispatch }: ShownProduct): PersonalizationState => {
  const { t } = useTranslation('personalization');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [drawing, setDrawing] = useState<string>();
  const fields = view.product?.personalization?.fields ?? [];
  const values = view.personalization;
  const problems = findPersonalizationProblems(fields, values);
  const take = () => {
    setIsSubmitted(true);
    if (Object.keys(problems).length > 0) {
      focusFirstProblem();
      return undefined;
    }
    setIsSubmitted(false);
    return toCartPersonalization(fields, values, drawing, (font) => t(`fonts.${font}`));
  };
  return {
    parts: {
      values,
      problems,
      isSubmitted,
      onChange: (key, value) => dispatch({ type: 'personalizationChange', key, value }),
      onRender: setDrawing,
    },
    take,
  };
};

/** The fields say what is wrong in the next paint. */
const focusFirstProblem = (): void => {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('main [aria-invalid="true"]:is(input, select, textarea)')?.focus();
  });
};

const toCartPersonalization = (
  fields: readonly PersonalizationField[],
  values: PersonalizationValues,
  drawing: string | undefined,
  toFontName: (font: string) => string,
): CartAddition['personalization'] => {
  const ordered = toOrderedValues(fields, values);
  const key = toPersonalizationKey(ordered);
  if (key === '') return null;
  const isEngraved = isMadeToOrder(fields, values);
  return {
    key,
    values: ordered,
    labels: toOrderedLabels(fields, ordered, toFontName),
    previews: isEngraved && drawing !== undefined ? [drawing] : [],
    isMadeToOrder: isEngraved,
  };
};
