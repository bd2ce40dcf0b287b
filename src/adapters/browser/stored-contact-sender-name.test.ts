// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStoredContactSenderName, saveContactSenderName } from './stored-contact-sender-name.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('the sender name on the thanks page', () => {
  it.each([
    ['', null],
    [' \n', null],
    ['Anna König', 'Anna König'],
    ['Anna\n\t Maria', 'Anna Maria'],
    ['<b>Anna', '<b>Anna'],
    ['a'.repeat(61), null],
  ])('%j → %j', (typed, name) => {
    saveContactSenderName(typed);
    expect(readStoredContactSenderName()).toBe(name);
  });

  it('is the last one written, or null if that is invalid', () => {
    saveContactSenderName('Anna');
    saveContactSenderName('Ben');
    expect(readStoredContactSenderName()).toBe('Ben');
    saveContactSenderName(' ');
    expect(readStoredContactSenderName()).toBeNull();
  });

  it('is validated on read, because the storage may be tampered with', () => {
    sessionStorage.setItem('int-thanks', 'x'.repeat(5_000));
    expect(readStoredContactSenderName()).toBeNull();
  });

  it('is null without session storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    saveContactSenderName('Anna');
    expect(readStoredContactSenderName()).toBeNull();
  });
});
