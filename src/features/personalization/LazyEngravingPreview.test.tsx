// @vitest-environment jsdom
// What a page shows before its scripts: the product without text, in its metal and width.
import { cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EngravingSurface } from '../../../contract/shop/engraving-fonts-and-surfaces.ts';
import texts from '../../../locales/de/personalization.json';
import { toMetalTones } from './engraving/metal-tones.ts';
import type { EngravingPreviewAppearance } from './engraving/ring-drawing-geometry.ts';
import { LazyEngravingPreview } from './LazyEngravingPreview.tsx';

beforeEach(() => {
  // The island does not load.
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const createPage = async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'de', resources: { de: { personalization: texts } }, ns: ['personalization'] });
  return (surface: EngravingSurface, look: Partial<EngravingPreviewAppearance>) => (
    <I18nextProvider i18n={i18n}>
      <LazyEngravingPreview
        personalization={{ surface, fields: [] }}
        values={{}}
        look={look}
        fontPaths={{ serif: '/serif.json', script: '/script.json' }}
        locale="de"
      />
    </I18nextProvider>
  );
};

it('is in the static page', async () => {
  const toPage = await createPage();
  const html = renderToString(toPage('ring', { metals: ['#d4af5f'] }));
  expect(html).toContain('aria-label="Ring, Innenseite, ohne Gravur"');
  expect(html).toContain(toMetalTones('#d4af5f').mid);
  expect(html).toContain(texts.preview.note);
  expect(renderToString(toPage('none', {}))).toBe('');
});

it('follows the chosen width at once', async () => {
  const toPage = await createPage();
  const { rerender } = render(toPage('ring', { bandWidthMm: 3.5 }));
  const readHeight = () => Number(screen.getByRole('img').getAttribute('viewBox')?.split(' ')[3]);
  const before = readHeight();
  rerender(toPage('ring', { bandWidthMm: 5 }));
  expect(readHeight()).toBeGreaterThan(before + 20);
});

it('shares no ids with another drawing of the page', async () => {
  const toPage = await createPage();
  render(
    <>
      {toPage('ring', {})}
      {toPage('ring', {})}
    </>,
  );
  const ids = [...document.querySelectorAll('svg [id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
});
