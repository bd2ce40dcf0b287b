// Lets a number be typed digit by digit: while it is, the field shows what was typed, even if that is nothing yet. A number that
// changes elsewhere (another tab, a paid order) shows at once. Used by the fields of quantities.
import { type ChangeEvent, useState } from 'react';

/** Props of the field. `onChange` hears of whole numbers from 1 on alone; what it makes of them stands there afterwards. */
export const useNumberInput = (value: number, onChange: (value: number) => void) => {
  const [typed, setTyped] = useState<string>();
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    if (typed !== undefined && Number(typed) !== value) setTyped(undefined);
  }
  return {
    value: typed ?? String(value),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(target.value);
      if (/^0*[1-9]\d*$/.test(target.value)) onChange(Number(target.value));
    },
    onBlur: () => setTyped(undefined),
  };
};
