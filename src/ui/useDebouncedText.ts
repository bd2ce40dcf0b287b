// A text only once it has stopped changing, so that neither a screen reader is interrupted nor the backend asked at every key.
import { useEffect, useState } from 'react';

/** The last text that stood for `pauseMs`; empty at first, and at once where the text is. */
export const useDebouncedText = (text: string, pauseMs: number): string => {
  const [settled, setSettled] = useState('');
  if (text === '' && settled !== '') setSettled('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), pauseMs);
    return () => window.clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
};
