// What a piece can be given on request, with the drawing of how it will look. Part of a product's page.
import type { Locale } from '../../contract/locale.ts';
import type { EngravingFontPaths } from '../../domain/personalization/engraving-font.ts';
import type { Product } from '../../domain/product/product.ts';
import { EngravingPreview } from '../features/personalization/EngravingPreview.tsx';
import {
  PersonalizationFields,
  type PersonalizationFieldsProps,
} from '../features/personalization/PersonalizationFields.tsx';
import { RingSizer } from '../features/ring-sizer/RingSizer.tsx';
import { toOfferedSizes } from '../../domain/ring-size/offered-sizes.ts';

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

export const Personalization = ({ product, fontPaths, locale, onRender, ...fields }: PersonalizationProps) => {
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
