// What a piece can be given on request, with the drawing of how it will look. Part of a product's page.
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../contract/locale.ts';
import type { PersonalizationField } from '../../contract/shop/personalization.ts';
import type { CartAddition } from '../../domain/cart.ts';
import {
  type EngravingFontPaths,
  findPersonalizationProblems,
  isMadeToOrder,
  type PersonalizationValues,
  toOrderedLabels,
  toOrderedValues,
  toPersonalizationKey,
} from '../../domain/personalization.ts';
import type { Product } from '../../domain/product/product.ts';
import { toOfferedSizes } from '../../domain/ring-size/ring-size.ts';
import { EngravingPreview } from '../features/personalization/EngravingPreview.tsx';
import {
  PersonalizationFields,
  type PersonalizationFieldsProps,
} from '../features/personalization/PersonalizationFields.tsx';
import type { ProductState } from '../features/product/useProduct.ts';
import { RingSizer } from '../features/ring-sizer/RingSizer.tsx';

export interface PersonalizationProps extends Pick<
  PersonalizationFieldsProps,
  'isSubmitted' | 'onChange' | 'problems' | 'values'
> {
  product: Product;
  fontPaths: EngravingFontPaths;
  locale: Locale;
  /** Gets the drawing whenever it changes. */
  onRender: (svg: string | undefined) => void;
}

export const ProductPersonalization = ({ product, fontPaths, locale, onRender, ...fields }: PersonalizationProps) => {
  const { personalization } = product;
  if (!personalization) return null;
  return (
    <>
      {personalization.surface !== 'none' && (
        <EngravingPreview
          personalization={personalization}
          values={fields.values}
          fontPaths={fontPaths}
          locale={locale}
          onRender={onRender}
        />
      )}
      <PersonalizationFields
        {...fields}
        personalization={personalization}
        locale={locale}
        belowChoice={(field) => {
          const options = field.options.map(({ value }) => value);
          const sizes = toOfferedSizes(options);
          return sizes.size < 2 ? null : (
            <RingSizer
              offeredSizes={[...sizes.keys()]}
              locale={locale}
              onChoose={(size) => fields.onChange(field.key, sizes.get(size) ?? '')}
            />
          );
        }}
      />
    </>
  );
};

/** How long a press waits for a drawing that is on its way: its letters may come over a slow line. */
const drawingTimeoutMs = 3_000;

/** What is engraved or chosen of a piece, as the cart takes it: checked, tidied, with the exact drawing. */
export const usePersonalization = ({ view, dispatch }: ProductState) => {
  const { t } = useTranslation('personalization');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const drawing = useDrawing(view.personalization);
  const fields = view.product?.personalization?.fields ?? [];
  const values = view.personalization;
  const problems = findPersonalizationProblems(fields, values);
  /** For the cart: `null` where nothing is chosen, `undefined` where a field is wrong, which is then said and focused. */
  const take = async () => {
    setIsSubmitted(true);
    if (Object.keys(problems).length > 0) {
      focusFirstProblem();
      return undefined;
    }
    setIsSubmitted(false);
    const taken = toCartPersonalization(fields, values, (font) => t(`fonts.${font}`));
    const isDrawn = taken?.isMadeToOrder && view.product?.personalization?.surface !== 'none';
    return isDrawn ? { ...taken, previews: await drawing.takeOf(values) } : taken;
  };
  return {
    parts: {
      values,
      problems,
      /** The visitor has tried to put the piece into the cart. */
      isSubmitted,
      onChange: (key: string, value: string) => dispatch({ type: 'personalizationChange', key, value }),
      onRender: drawing.onRender,
    },
    take,
  };
};

/** The drawing on the page, for who may have to wait for it. */
const useDrawing = (values: PersonalizationValues) => {
  const drawing = useRef<string>(undefined);
  const shown = useRef(values);
  const waiting = useRef<((svg: string) => void)[]>([]);
  useLayoutEffect(() => {
    shown.current = values;
    // What is drawn until the next drawing comes is of the values before.
    drawing.current = undefined;
  }, [values]);
  const onRender = useCallback((svg: string | undefined) => {
    drawing.current = svg;
    if (svg !== undefined) for (const go of waiting.current.splice(0)) go(svg);
  }, []);
  /** None where it does not come in time, or where it shows something else by then. */
  const takeOf = async (taken: PersonalizationValues): Promise<string[]> => {
    const svg =
      drawing.current ??
      (await new Promise<string | undefined>((resolve) => {
        const timer = setTimeout(resolve, drawingTimeoutMs, undefined);
        waiting.current.push((late) => {
          clearTimeout(timer);
          resolve(late);
        });
      }));
    return svg === undefined || shown.current !== taken ? [] : [svg];
  };
  return { onRender, takeOf };
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
    previews: [],
    isMadeToOrder: isEngraved,
  };
};
