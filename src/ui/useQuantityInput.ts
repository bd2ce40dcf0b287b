// State of a number input. While the visitor types, it keeps the raw text, even if empty. A value that changes
// elsewhere (another tab, a paid order) replaces the text.
import { type ChangeEvent, useState } from 'react';

/** Props for the input. `onChange` receives whole numbers from 1; the field then shows the resulting value. */
export const useQuantityInput = (value: number, onChange: (value: number) => void) => {
  const [typed, setTyped] = useState<string>();
  const [previousValue, setPreviousValue] = useState(value);
  if (previousValue !== value) {
    setPreviousValue(value);
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
