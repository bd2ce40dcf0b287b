// What the ring sizer needs: shared by its door and its island.
import type { Locale } from '../../../contract/locale.ts';

export interface RingSizerProps {
  /** European sizes that can be ordered; see `toRingSize` for the names of variants. */
  offeredSizes: readonly number[];
  /** One of the offered sizes was chosen; the dialog has closed. */
  onChoose: (size: number) => void;
  locale: Locale;
}
