// Collects what Gatsby prints of its errors, for a failure of which nothing else is known. Called by build-site.
import { stripVTControlCharacters } from 'node:util';

/** Enough for the message; what follows is code. */
const maxLines = 12;

export interface GatsbyErrors {
  add: (line: string) => void;
  /** The first error's lines, without stack; empty when Gatsby said nothing. */
  read: () => string;
}

/** Gatsby marks an error with ` ERROR `, then tells it in the lines after. */
export function createGatsbyErrors(): GatsbyErrors {
  const lines: string[] = [];
  let isInside = false;
  return {
    add: (line) => {
      const text = stripVTControlCharacters(line).trim();
      const isStart = /^ERROR\b/.test(text);
      if (isStart && lines.length === 0) isInside = true;
      else if (isStart || /^(success|info|warn|not finished)\b/.test(text)) isInside = false;
      const words = text.replace(/^ERROR\s*(#\w+)?/, '').trim();
      if (isInside && words !== '' && !/^at\s/.test(words) && lines.length < maxLines) lines.push(words);
    },
    read: () => lines.join('\n'),
  };
}
