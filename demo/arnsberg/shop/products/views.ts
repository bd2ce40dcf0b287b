// From which side a picture shows its product, and how its description says so. Used by picture-list.ts and pictures.ts.
import { localized, type Localized } from '../localized.ts';

/** What follows the product's name in the description of its picture. */
export const views = {
  front: localized('von vorn', 'seen from the front', 'vue de face'),
  detail: localized('im Detail', 'close up', 'en gros plan'),
  'on-stone': localized('auf Stein', 'on stone', 'sur la pierre'),
  engraving: localized('die Gravur im Ring', 'the engraving inside the band', 'la gravure à l’intérieur de l’anneau'),
  side: localized('von der Seite', 'seen from the side', 'vue de profil'),
  back: localized('die Rückseite', 'the back', 'le dos'),
} satisfies Record<string, Localized>;

export type View = keyof typeof views;

/** A view alone where the middle is the focal point and the usual words describe the picture. */
export type Picture =
  | View
  | {
      view: View;
      /** The point that stays visible in every crop, as a share (0–1) of width and height. */
      focalPoint?: { x: number; y: number };
      /** Follows the product's name instead of the view's usual words. */
      shows?: Localized;
    };
