// A value with a button that copies it, such as an IBAN. Without access to the clipboard the button selects the value.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import * as styles from './CopyableText.module.css';

/** How long the message stays, in milliseconds. */
const messageMs = 5_000;

export interface CopyableTextProps {
  /** The value as shown, such as an IBAN in groups of four. */
  children: ReactNode;
  /** What is copied. */
  text: string;
  messages: {
    copy: string;
    /** Accessible name of the button, which contains `copy`. */
    copyName: string;
    /** Announced after copying. */
    copied: string;
    /** Announced if the value is only selected. */
    selected: string;
  };
}

export const CopyableText = ({ children, text, messages }: CopyableTextProps) => {
  const value = useRef<HTMLSpanElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);
  // The same message again is announced only if it has been away in between.
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), messageMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (): Promise<void> => {
    setOutcome(null);
    try {
      // Undefined outside of secure contexts, which throws as well.
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      if (value.current) window.getSelection()?.selectAllChildren(value.current);
      setOutcome('selected');
    }
  };
  return (
    <span className={styles.copyable}>
      <span ref={value} className={styles.value}>
        {children}
      </span>
      <Button variant="ghost" aria-label={messages.copyName} onClick={() => void copy()}>
        {messages.copy}
      </Button>
      <span role="status" className={styles.outcome}>
        {outcome && messages[outcome]}
      </span>
    </span>
  );
};
