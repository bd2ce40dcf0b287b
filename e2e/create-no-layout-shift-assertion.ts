// Checks that a page does not move by itself.
import { expect, type Page } from 'playwright/test';

interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Cumulative layout shift that nobody notices; search engines rate 0.1 as good. */
const allowedLayoutShift = 0.02;

/**
 * Call before opening the page. The returned function fails if the page has moved, and says what moved from where to
 * where (x, y, width × height).
 */
export const createNoLayoutShiftAssertion = async (page: Page) => {
  await page.addInitScript(() => {
    const format = ({ x, y, width, height }: DOMRect) => `${x},${y},${width}×${height}`;
    new PerformanceObserver((entries) => {
      for (const { value, startTime, sources } of entries.getEntries() as LayoutShiftEntry[]) {
        const { dataset } = document.documentElement;
        dataset.shift = String(Number(dataset.shift ?? 0) + value);
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node ? `${node.nodeName} ${node.textContent.slice(0, 30)}` : 'removed';
          return `${name}: ${format(previousRect)} → ${format(currentRect)}`;
        });
        dataset.shifts = `${dataset.shifts ?? ''}\n${Math.round(startTime)} ms: ${value}\n  ${moved.join('\n  ')}`;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async (subject = '') => {
    const [shift, shifts] = await page.evaluate(() => {
      const { dataset } = document.documentElement;
      return [Number(dataset.shift ?? 0), dataset.shifts ?? ''];
    });
    expect(shift, `layout shift ${subject}${shifts}`).toBeLessThan(allowedLayoutShift);
  };
};
