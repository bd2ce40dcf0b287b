import { describe, expect, it, vi } from 'vitest';
import { createRecordFieldTranslator } from './record-translation.ts';

const record = {
  id: 'r1',
  name: 'Ring',
  translations: [
    { language: 'en', name: 'Ring (en)', note: null, claim: '' },
    { language: 'fr', name: null, note: 'Remarque', claim: null },
  ],
};

describe('createRecordFieldTranslator', () => {
  it('returns the translation, and the field of the record for the default language', () => {
    const log = vi.fn();
    const translate = createRecordFieldTranslator(log);
    expect(translate('ring', record, 'name', 'en')).toBe('Ring (en)');
    expect(translate('ring', record, 'name', 'de')).toBe('Ring');
    expect(log).not.toHaveBeenCalled();
  });

  it('falls back to the default language, and logs it once', () => {
    const log = vi.fn();
    const translate = createRecordFieldTranslator(log);
    expect(translate('ring', record, 'name', 'fr')).toBe('Ring');
    expect(translate('ring', record, 'name', 'fr')).toBe('Ring');
    expect(log).toHaveBeenCalledExactlyOnceWith('ring r1: "name" has no text in fr; another language is shown');
  });

  it('falls back to the first language with a text if the default language has none', () => {
    const log = vi.fn();
    expect(createRecordFieldTranslator(log)('ring', record, 'note', 'en')).toBe('Remarque');
    expect(log).toHaveBeenCalledOnce();
  });

  it('returns null without logging if no language has a text', () => {
    const log = vi.fn();
    expect(createRecordFieldTranslator(log)('ring', record, 'claim', 'fr')).toBeNull();
    expect(log).not.toHaveBeenCalled();
  });
});
