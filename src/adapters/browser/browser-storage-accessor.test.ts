// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseJsonOrUndefined } from '../../../domain/parse-json-or-undefined.ts';
import { createBrowserStorageAccessor, readLocalStorageKeysAfterPrefix } from './browser-storage-accessor.ts';

const toNumber = (text: string | null) => {
  const value = parseJsonOrUndefined(text);
  return typeof value === 'number' ? value : 0;
};

const entry = createBrowserStorageAccessor({ key: 'int-test', parse: toNumber, isObsolete: (value) => value === 0 });

const forbidStorage = () =>
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a stored entry', () => {
  it('returns the stored value, and the default once it is removed', () => {
    expect([entry.status(), entry.read()]).toEqual(['empty', 0]);
    expect(entry.write(3)).toBe(true);
    expect([entry.status(), entry.read(), localStorage.getItem('int-test')]).toEqual(['stored', 3, '3']);
    entry.remove();
    expect([entry.status(), entry.read()]).toEqual(['empty', 0]);
  });

  it('removes an obsolete value on read, and keeps any other', () => {
    localStorage.setItem('int-test', '{');
    expect(entry.read()).toBe(0);
    expect(localStorage.getItem('int-test')).toBeNull();
  });

  it('is removed by a value that is formatted as null', () => {
    const named = createBrowserStorageAccessor<string | null>({
      key: 'int-name',
      parse: (text) => text,
      format: (name) => name,
    });
    named.write('Anna');
    named.write(null);
    expect(localStorage.getItem('int-name')).toBeNull();
  });

  it('distinguishes full storage from blocked storage, in which nothing can be lost', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(entry.write(1)).toBe(false);
    vi.restoreAllMocks();
    forbidStorage();
    expect([entry.status(), entry.write(1), entry.read()]).toEqual(['forbidden', true, 0]);
  });

  it('reports changes by other tabs and a restored page until unsubscribed', () => {
    const listener = vi.fn();
    const stop = entry.subscribe(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'int-other' }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(listener).toHaveBeenCalledTimes(0);
    window.dispatchEvent(new StorageEvent('storage', { key: 'int-test' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'int-test' }));
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('in session storage is not visible to other tabs', () => {
    createBrowserStorageAccessor({ key: 'int-test', area: 'session', parse: toNumber }).write(5);
    expect([localStorage.getItem('int-test'), sessionStorage.getItem('int-test')]).toEqual([null, '5']);
  });
});

it('lists the keys with a prefix in sorted order, and none if storage is blocked', () => {
  for (const key of ['int-b', 'int-a', 'other']) localStorage.setItem(key, '1');
  expect(readLocalStorageKeysAfterPrefix('int-')).toEqual(['a', 'b']);
  forbidStorage();
  expect(readLocalStorageKeysAfterPrefix('int-')).toEqual([]);
});
