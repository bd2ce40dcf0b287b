// The slider of the price filter: a slider of Chakra with two thumbs. Loaded when a visitor turns to the filters; the
// fields below it do the same.
import { Slider } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { PriceSliderScale } from '../../../domain/product-list/price-slider-scale.ts';
import { formatPrice } from '../../i18n/format.ts';
import { ChakraIslandProvider } from '../../ui/island/ChakraIslandProvider.tsx';
import * as styles from './PriceSlider.module.css';

/** The ends of the range, in euros. */
export type PriceSliderRange = readonly [from: number, upTo: number];

export interface PriceSliderProps {
  scale: PriceSliderScale;
  range: PriceSliderRange;
  locale: Locale;
  onChange: (range: PriceSliderRange) => void;
}

const PriceSlider = ({ scale, range, locale, onChange }: PriceSliderProps) => {
  const { t } = useTranslation('products');
  return (
    <ChakraIslandProvider>
      <Slider.Root
        unstyled
        {...scale}
        value={[...range]}
        onValueChange={({ value: [from = scale.min, upTo = scale.max] }) => onChange([from, upTo])}
        thumbAlignment="center"
        getAriaValueText={({ value }) => formatPrice(value * 100, locale)}
      >
        <Slider.Control unstyled className={styles.slider}>
          <Slider.Track unstyled className={styles.track}>
            <Slider.Range unstyled className={styles.range} />
          </Slider.Track>
          {range.map((_, index) => (
            // A thumb has no other identity.
            <Slider.Thumb
              key={index}
              unstyled
              index={index}
              className={styles.thumb}
              aria-label={t(index === 0 ? 'price.lowest' : 'price.highest')}
            />
          ))}
        </Slider.Control>
      </Slider.Root>
    </ChakraIslandProvider>
  );
};

export default PriceSlider;
