// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStoredContactSenderName, storeContactSenderNameInSession } from './stored-contact-sender-name.ts';

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
    storeContactSenderNameInSession(typed);
    expect(readStoredContactSenderName()).toBe(name);
  });

  it('is the last one written, or null if that is invalid', () => {
    storeContactSenderNameInSession('Anna');
    storeContactSenderNameInSession('Ben');
    expect(readStoredContactSenderName()).toBe('Ben');
    storeContactSenderNameInSession(' ');
    expect(readStoredContactSenderName()).toBeNull();
  });

  it('is validated on read, because the storage may be tampered with', () => {
    sessionStorage.setItem('int-thanks', 'x'.repeat(5_000));
    expect(readStoredContactSenderName()).toBeNull();
  });

  it('is null without session storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    storeContactSenderNameInSession('Anna');
    expect(readStoredContactSenderName()).toBeNull();
  });
});
