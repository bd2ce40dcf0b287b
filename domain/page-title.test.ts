import { expect, it } from 'vitest';
import { toDocumentTitle } from './page-title.ts';

it('joins page and site title, and never says the same twice', () => {
  expect(toDocumentTitle('Kontakt', 'Arnsberg & Tochter')).toBe('Kontakt | Arnsberg & Tochter');
  expect(toDocumentTitle('Arnsberg & Tochter', 'Arnsberg & Tochter')).toBe('Arnsberg & Tochter');
});
