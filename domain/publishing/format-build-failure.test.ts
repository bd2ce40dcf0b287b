import { expect, it } from 'vitest';
import de from '../../locales/de/buildFailures.json' with { type: 'json' };
import fr from '../../locales/fr/buildFailures.json' with { type: 'json' };
import { formatBuildFailureCause, formatBuildFailureReason } from './format-build-failure.ts';

it('explains the cause in the language of the editor, with one line per detail', () => {
  expect(formatBuildFailureCause('content', 'fr')).toBe(fr.failures.content);
  expect(formatBuildFailureReason({ cause: 'content', details: ['page 1', 'page 2'] }, 'de')).toBe(
    `${de.failures.content}\npage 1\npage 2`,
  );
});
