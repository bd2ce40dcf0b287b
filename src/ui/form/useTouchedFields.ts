// Fields that the visitor has left: only then, or after a submission, does a field show its error. Part of the first
// paint.
import { useState } from 'react';

export const useTouchedFields = () => {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  return {
    touched,
    /** Call on blur. */
    leave: (name: string) => setTouched((known) => (known.has(name) ? known : new Set([...known, name]))),
  };
};
