// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyAndStoreColorMode, colorModeScript, readColorModeChoice, subscribeToColorMode } from './color-mode.ts';

const device = { isDark: false, listeners: new Set<() => void>() };

const shownMode = () => document.documentElement.dataset.colorMode;
const runInlineScript = () => {
  const script = document.createElement('script');
  script.textContent = colorModeScript;
  document.head.append(script);
  script.remove();
};

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.colorMode;
  device.isDark = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: device.isDark,
    addEventListener: (_: string, listener: () => void) => device.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => device.listeners.delete(listener),
  }));
});

afterEach(() => vi.unstubAllGlobals());

describe('color mode', () => {
  it('uses the project’s default until the visitor chooses, even with invalid storage', () => {
    runInlineScript();
    expect(shownMode()).toBeUndefined();
    localStorage.setItem('int-color-mode', 'purple');
    runInlineScript();
    expect(shownMode()).toBeUndefined();
    expect(readColorModeChoice()).toBeNull();
  });

  it('applies a choice immediately and on the next page', () => {
    applyAndStoreColorMode('dark');
    expect(shownMode()).toBe('dark');
    delete document.documentElement.dataset.colorMode;
    runInlineScript();
    expect(shownMode()).toBe('dark');
  });

  it('follows the device while that is the choice', () => {
    const stop = subscribeToColorMode(() => undefined);
    applyAndStoreColorMode('system');
    expect(shownMode()).toBe('light');
    device.isDark = true;
    device.listeners.forEach((listener) => listener());
    expect(shownMode()).toBe('dark');
    applyAndStoreColorMode('light');
    device.listeners.forEach((listener) => listener());
    expect(shownMode()).toBe('light');
    stop();
    expect(device.listeners.size).toBe(0);
  });

  it('sets the theme color of the selected mode before the page’s own', () => {
    document.head.innerHTML = '<meta name="theme-color" content="#house">';
    const readColor = () => document.querySelector('meta[name=theme-color]')?.getAttribute('content');
    const stop = subscribeToColorMode(() => undefined);
    expect(readColor()).toBe('#house');
    document.documentElement.style.setProperty('--background', '#12161c');
    applyAndStoreColorMode('dark');
    expect(readColor()).toBe('#12161c');
    applyAndStoreColorMode('light');
    expect(document.querySelectorAll('meta[name=theme-color]')).toHaveLength(2);
    stop();
    document.head.innerHTML = '';
  });

  it('follows a choice made in another tab', () => {
    const seen: unknown[] = [];
    const stop = subscribeToColorMode(() => seen.push(readColorModeChoice()));
    localStorage.setItem('int-color-mode', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'int-color-mode' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'int-cart' }));
    expect(seen).toEqual(['dark']);
    expect(shownMode()).toBe('dark');
    stop();
  });

  it('applies a choice when storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('closed');
    });
    applyAndStoreColorMode('dark');
    expect(shownMode()).toBe('dark');
    expect(readColorModeChoice()).toBe('dark');
    vi.restoreAllMocks();
  });
});
