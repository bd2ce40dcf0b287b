// Where the sites of a backend's projects run, as the settings say it: mails lead there. Read by settings.ts.
import { z } from 'zod';

/** `nordlicht.example=https://www.nordlicht.example` */
export const siteAddressEntry = z.string().regex(/^[a-z0-9][a-z0-9.-]*=https?:\/\/[^\s,/]+\/?$/);

export interface SiteAddressValues {
  PROJECT_DOMAIN: string;
  SITE_URL?: string | undefined;
  SITE_ADDRESSES: readonly string[];
}

/** By the domain of the project, as far as an address is set. */
export const toSiteAddresses = (values: SiteAddressValues): Record<string, string> => {
  const others = values.SITE_ADDRESSES.map((entry): [string, string] => {
    const end = entry.indexOf('=');
    return [entry.slice(0, end), entry.slice(end + 1)];
  });
  const own = values.SITE_URL === undefined ? {} : { [values.PROJECT_DOMAIN]: values.SITE_URL };
  return { ...Object.fromEntries(others), ...own };
};
