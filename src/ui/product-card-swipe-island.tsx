// On touch screens, a swipe brings the second image of a product's card over the first, and loads it.
import { useState } from 'react';
import { ProductCardLink, type CardLinkProps } from './ProductCardLink.tsx';
import { ImageDots } from './ImageDots.tsx';
import { type ResponsiveImageData, toObjectPosition } from './ResponsiveImage.tsx';
import * as styles from './product-card-swipe-island.module.css';

export interface SwipeImageProps extends Pick<CardLinkProps, 'href' | 'photo' | 'state'> {
  src: string;
  focalPoint: ResponsiveImageData['focalPoint'];
}

/** It takes the touches of the card's link, so it is a link as well, for touches only. */
const SwipeImage = ({ src, focalPoint, ...link }: SwipeImageProps) => {
  const [hasMoved, setHasMoved] = useState(false);
  const [place, setPlace] = useState(0);
  return (
    <>
      <ProductCardLink
        {...link}
        className={styles.swipe}
        aria-hidden="true"
        tabIndex={-1}
        // What is hidden from assistive technology must not take the focus.
        onMouseDown={(event) => event.preventDefault()}
        onScroll={({ currentTarget }) => {
          setHasMoved(true);
          setPlace(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
        }}
      >
        <span />
        <span>
          {hasMoved && (
            <img src={src} alt="" decoding="async" style={{ objectPosition: toObjectPosition(focalPoint) }} />
          )}
        </span>
      </ProductCardLink>
      <ImageDots count={2} place={place} />
    </>
  );
};

export default SwipeImage;
