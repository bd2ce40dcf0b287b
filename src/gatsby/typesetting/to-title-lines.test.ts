import { describe, expect, it } from 'vitest';
import { fitTitleIntoBalancedLines } from './to-title-lines.ts';

/** Every letter is half as wide as it is high. */
const measure = (text: string, size: number) => text.length * size * 0.5;
const column = { width: 400, maxLines: 3, sizes: [80, 40, 20] } as const;

describe('fitTitleIntoBalancedLines', () => {
  it('sets a short title large and on one line', () => {
    expect(fitTitleIntoBalancedLines('Schmuck', column, measure)).toEqual({ size: 80, lines: ['Schmuck'] });
  });

  it('uses the size at which the longest word fits', () => {
    expect(fitTitleIntoBalancedLines('Verlobungsringe', column, measure)).toEqual({
      size: 40,
      lines: ['Verlobungsringe'],
    });
  });

  it('balances lines instead of leaving a single word on the last one', () => {
    const { lines } = fitTitleIntoBalancedLines(
      'Confidentialité dans les réseaux sociaux',
      { ...column, sizes: [20] },
      measure,
    );
    expect(lines).toEqual(['Confidentialité dans les réseaux sociaux']);
    expect(
      fitTitleIntoBalancedLines('eins zwei drei vier fünf', { ...column, width: 200, sizes: [20] }, measure).lines,
    ).toEqual(['eins zwei drei', 'vier fünf']);
  });

  it('never breaks at a no-break space', () => {
    const { lines } = fitTitleIntoBalancedLines(
      'Bagues «\u00a0Aube\u202f»',
      { ...column, width: 100, sizes: [20] },
      measure,
    );
    expect(lines).toEqual(['Bagues', '«\u00a0Aube\u202f»']);
  });

  it('ends a title that fits at no size in an ellipsis inside the column', () => {
    const { size, lines } = fitTitleIntoBalancedLines('x'.repeat(60), column, measure);
    expect(size).toBe(20);
    expect(lines).toEqual([`${'x'.repeat(39)}…`]);
    const long = fitTitleIntoBalancedLines('Wort '.repeat(60).trim(), column, measure);
    expect(long.lines).toHaveLength(3);
    expect(long.lines[2]).toMatch(/…$/);
    for (const line of long.lines) expect(measure(line, 20)).toBeLessThanOrEqual(400);
  });
});
