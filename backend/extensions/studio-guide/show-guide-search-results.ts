// Shows only the parts of the guide that contain the words of a search, and highlights these. The browser paints the
// highlights (CSS Custom Highlight API), so the text that Vue has rendered stays as it is.
import { findGuideSearchMatchRanges, matchesGuideSearch, toGuideQueryWords } from './search-guide.ts';

const highlightName = 'guide-search';
const blocks = 'p, li, tr, pre';

const toRanges = (element: Element, words: readonly string[]): Range[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (const [start, end] of findGuideSearchMatchRanges(node.nodeValue ?? '', words)) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
};

/** @returns how many paragraphs, list items and rows are shown; `undefined` without a search */
export const showGuideSearchResults = (guide: HTMLElement, query: string): number | undefined => {
  const words = toGuideQueryWords(query);
  let found = 0;
  const ranges: Range[] = [];
  for (const section of guide.querySelectorAll<HTMLElement>('section')) {
    const heading = section.querySelector('h2')?.textContent ?? '';
    let isShown = words.length === 0;
    for (const block of section.querySelectorAll<HTMLElement>(blocks)) {
      const isMatch = matchesGuideSearch(block.textContent, heading, words);
      block.hidden = words.length > 0 && !isMatch;
      if (!isMatch) continue;
      isShown = true;
      found += 1;
      ranges.push(...toRanges(block, words));
    }
    section.hidden = !isShown;
  }
  // Browsers from before 2025 show the results without highlights.
  if ('highlights' in CSS) CSS.highlights.set(highlightName, new Highlight(...ranges));
  return words.length === 0 ? undefined : found;
};
