// Debounces a text, to avoid screen reader interruptions and a request per keystroke.
import { useEffect, useState } from 'react';

/**
 * The last text that stayed unchanged for `pauseMs` milliseconds; initially empty. An empty text is returned
 * immediately.
 */
export const useDebouncedText = (text: string, pauseMs: number): string => {
  const [debounced, setDebounced] = useState('');
  if (text === '' && debounced !== '') setDebounced('');
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(text), pauseMs);
    return () => window.clearTimeout(timer);
  }, [text, pauseMs]);
  return debounced;
};
