// A text that is said only once it has stopped changing, so that a screen reader is not interrupted at every key.
import { useEffect, useState } from 'react';

/** The last text that stood for `pauseMs`; empty at first. */
export const useSettled = (text: string, pauseMs: number): string => {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), pauseMs);
    return () => window.clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
};
