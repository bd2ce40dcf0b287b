// Maps a project's brand settings to the retailer clock of its header (specification §1, §3: brand_config).
import type { Locale } from '../../../contract/locale.ts';
import type { RetailerClockSettings } from '../../../domain/site.ts';
import { toLocalizedPath } from '../../i18n/paths.ts';
import type { ProjectRecord } from '../read/read-project.ts';
import type { Log } from '../../../domain/translate.ts';

/** The clock of a project that has switched it on and has a dealer's key; `null` otherwise. */
export const toRetailerClock = (
  project: Pick<ProjectRecord, 'config' | 'id'>,
  locale: Locale,
  log: Log,
): RetailerClockSettings | null => {
  const { rolex_clock: isOn = false, rolex_api_key: apiKey = null } = project.config?.brand_config ?? {};
  if (!isOn) return null;
  if (!apiKey) {
    if (locale === 'de')
      log(`project ${project.id}: rolex_clock is on, but there is no rolex_api_key; no clock is shown`);
    return null;
  }
  return {
    apiKey,
    brandPath: toLocalizedPath('/uhren/rolex', locale),
    hiddenPath: toLocalizedPath('/uhren/longines', locale),
  };
};
