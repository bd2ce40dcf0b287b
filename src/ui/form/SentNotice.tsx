// What stands in a form's place once it is sent; takes the focus that the form's button had.
import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../Notice.tsx';

export const SentNotice = ({ children }: { children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.focus();
  }, []);
  return (
    <div ref={element} tabIndex={-1}>
      <Notice tone="success">{children}</Notice>
    </div>
  );
};
