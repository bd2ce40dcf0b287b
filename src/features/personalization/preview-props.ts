// What the engraving preview needs: shared by its door and its island.
import type { Locale } from '../../../contract/locale.ts';
import type { Personalization } from '../../../contract/shop/personalization.ts';
import type { EngravingFontPaths } from '../../../domain/personalization/engraving-font.ts';
import type { PersonalizationValues } from '../../../domain/personalization/personalization-values.ts';

export interface EngravingPreviewProps {
  personalization: Pick<Personalization, 'fields' | 'surface'>;
  values: PersonalizationValues;
  fontPaths: EngravingFontPaths;
  locale: Locale;
  /**
   * Gets the drawing as an SVG that stands alone whenever it changes, `undefined` while there is none: nothing is engraved,
   * or the face is still coming. Keep the function the same between renders.
   */
  onRender?: (svg: string | undefined) => void;
}
