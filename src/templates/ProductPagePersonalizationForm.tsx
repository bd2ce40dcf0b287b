// The personalization of a product: fields and engraving preview. Required choices come before the button that adds the
// product to the cart, such as the sizes of a pair; what can be left out is folded behind it.
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../contract/locale.ts';
import type { PersonalizationFieldDefinition } from '../../domain/localized-personalization.ts';
import type { NewCartItem } from '../../domain/cart.ts';
import {
  type EngravingFontFilePaths,
  findPersonalizationErrors,
  hasEngravedText,
  type PersonalizationValues,
  formatPersonalizationValues,
  normalizePersonalizationValues,
  splitRequiredPersonalizationChoices,
  toPersonalizationKey,
} from '../../domain/personalization.ts';
import type { Product, ProductVariant } from '../../domain/product/to-product.ts';
import { toEngravingPreviewAppearance } from '../features/personalization/engraving/to-engraving-preview-appearance.ts';
import { LazyEngravingPreview } from '../features/personalization/LazyEngravingPreview.tsx';
import { PersonalizationDisclosure } from '../features/personalization/PersonalizationDisclosure.tsx';
import {
  PersonalizationFields,
  type PersonalizationFieldsProps,
} from '../features/personalization/PersonalizationFields.tsx';
import type { UseProductPageStateResult } from '../features/product/useProductPageState.ts';
import { findRequiredRingSizeField, ProductSizeHelp } from './ProductSizeHelp.tsx';

export interface ProductPersonalizationProps extends Pick<
  PersonalizationFieldsProps,
  'isSubmitted' | 'onChange' | 'problems' | 'values'
> {
  product: Product;
  part: 'optional' | 'required';
  variant: ProductVariant | null;
  fontPaths: EngravingFontFilePaths;
  locale: Locale;
  /** Receives the drawing whenever it changes. */
  onRender: (svg: string | undefined) => void;
}

export const ProductPagePersonalizationForm = ({
  product,
  part,
  variant,
  fontPaths,
  locale,
  onRender,
  ...fields
}: ProductPersonalizationProps) => {
  const { personalization } = product;
  const look = useMemo(
    () => toEngravingPreviewAppearance(product, variant, fields.values),
    [product, variant, fields.values],
  );
  if (!personalization) return null;
  const parts = splitRequiredPersonalizationChoices(personalization.fields);
  const isSplit = parts.required.length > 0 && parts.optional.length > 0;
  if (!isSplit && part !== (parts.required.length > 0 ? 'required' : 'optional')) return null;
  const shown = { ...personalization, fields: parts[part] };
  const hasPreview = personalization.surface !== 'none' && !(isSplit && part === 'required');
  return (
    <PersonalizationDisclosure personalization={shown} values={fields.values}>
      {hasPreview && (
        <LazyEngravingPreview
          personalization={personalization}
          values={fields.values}
          look={look}
          fontPaths={fontPaths}
          locale={locale}
          onRender={onRender}
        />
      )}
      <PersonalizationFields
        {...fields}
        personalization={shown}
        locale={locale}
        hidesName={isSplit}
        belowChoice={(field) => (
          <ProductSizeHelp
            names={field.options.map(({ value }) => value)}
            guide={field === findRequiredRingSizeField(product) ? product.sizeGuide : null}
            locale={locale}
            onChoose={(size) => fields.onChange(field.key, size)}
          />
        )}
      />
    </PersonalizationDisclosure>
  );
};

/** How long adding to the cart waits for a drawing whose typeface is still loading. */
const drawingTimeoutMs = 3_000;

/** The personalization as the cart expects it: validated, normalized, with its exact drawing. */
export const useProductPersonalization = ({ view, dispatch }: UseProductPageStateResult) => {
  const { t } = useTranslation('personalization');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const drawing = useDrawing(view.personalization);
  const fields = view.product?.personalization?.fields ?? [];
  const values = view.personalization;
  const problems = findPersonalizationErrors(fields, values);
  /**
   * For the cart: `null` without a personalization; `undefined` while a field is invalid, which then shows its error
   * and gets focus.
   */
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
      variant: view.variant,
      problems,
      /** Whether the visitor has tried to add the product to the cart. */
      isSubmitted,
      onChange: (key: string, value: string) => dispatch({ type: 'personalizationChange', key, value }),
      onRender: drawing.onRender,
    },
    take,
  };
};

/** The current drawing, and a way to wait for the next one. */
const useDrawing = (values: PersonalizationValues) => {
  const drawing = useRef<string>(undefined);
  const shown = useRef(values);
  const waiting = useRef<((svg: string) => void)[]>([]);
  useLayoutEffect(() => {
    shown.current = values;
    // Until the next drawing arrives, the current one shows the previous values.
    drawing.current = undefined;
  }, [values]);
  const onRender = useCallback((svg: string | undefined) => {
    drawing.current = svg;
    if (svg !== undefined) for (const go of waiting.current.splice(0)) go(svg);
  }, []);
  /** Resolves without a drawing if it does not arrive in time or shows other values by then. */
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

/** The fields show their errors in the next paint. A closed disclosure would hide them. */
const focusFirstProblem = (): void => {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('main [aria-invalid="true"]:is(input, select, textarea)');
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  });
};

const toCartPersonalization = (
  fields: readonly PersonalizationFieldDefinition[],
  values: PersonalizationValues,
  toFontName: (font: string) => string,
): NewCartItem['personalization'] => {
  const ordered = normalizePersonalizationValues(fields, values);
  const key = toPersonalizationKey(ordered);
  if (key === '') return null;
  const isEngraved = hasEngravedText(fields, values);
  return {
    key,
    values: ordered,
    labels: formatPersonalizationValues(fields, ordered, toFontName),
    previews: [],
    isMadeToOrder: isEngraved,
  };
};
