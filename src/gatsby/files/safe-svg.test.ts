import { describe, expect, it } from 'vitest';
import { toSafeSvg, parseSvgSize } from './safe-svg.ts';

describe('toSafeSvg', () => {
  it('keeps shapes and removes active content', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 5" onload="x()"><script>x()</script><path d="M0 0" fill="currentColor"/><image href="http://x"/></svg>';
    const safe = toSafeSvg(svg, '#1c1a17');
    expect(safe).toContain('<path d="M0 0" fill="#1c1a17"');
    expect(safe).toContain('viewBox="0 0 10 5"');
    expect(safe).not.toMatch(/script|onload|image/);
  });
});

describe('parseSvgSize', () => {
  it('reads the viewBox, else width and height', () => {
    expect(parseSvgSize('<svg viewBox="0 0 260 56">')).toEqual({ width: 260, height: 56 });
    expect(parseSvgSize('<svg width="120" height="40">')).toEqual({ width: 120, height: 40 });
    expect(parseSvgSize('<svg>')).toBeUndefined();
  });
});
