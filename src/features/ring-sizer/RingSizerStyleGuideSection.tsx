// The ring sizer beside a size selection. Shown only in the style guide.
import { type ReactNode, useState } from 'react';
import { Field } from '../../ui/Field.tsx';
import { LazyRingSizer } from './LazyRingSizer.tsx';
import * as styles from './RingSizerStyleGuideSection.module.css';

const offeredSizes = [50, 52, 54, 56, 58];

/** @param children content below the sizer, such as the size guide */
export const RingSizerStyleGuideSection = ({ children }: { children: ReactNode }) => {
  const [size, setSize] = useState<number>();
  return (
    <div className={styles.specimen}>
      <h2>Ring sizer</h2>
      <Field label="Ringgröße" isRequired>
        {(control) => (
          <select {...control} value={size ?? ''} onChange={(event) => setSize(Number(event.target.value))}>
            <option value="">Bitte wählen</option>
            {offeredSizes.map((offered) => (
              <option key={offered}>{offered}</option>
            ))}
          </select>
        )}
      </Field>
      <LazyRingSizer offeredSizes={offeredSizes} onChoose={setSize} locale="de" />
      {children}
    </div>
  );
};
