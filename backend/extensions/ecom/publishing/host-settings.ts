// Where the calls for a new build go: the settings REBUILD_URL, REBUILD_SECRET and REBUILD_HEADERS of the process.
import { z } from 'zod';

export interface Host {
  secret: string;
  /** Further header lines of the call. */
  headers: Record<string, string>;
  toRebuildUrl: (domain: string) => string;
  /** Of a host of ours; build services have none. */
  toStatusUrl: (domain: string) => string;
}

const toUrl = (template: string, domain: string): string => {
  const url = template.replaceAll('{project}', domain);
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(`REBUILD_URL is no web address: "${template}". Example: https://host.example/rebuild.`);
  return url;
};

const headersSchema = z.record(z.string(), z.string());

/** `undefined` where nobody is to be called. @throws for settings that nothing could be sent with. */
export const readHost = ({
  REBUILD_URL: url,
  REBUILD_SECRET: secret,
  REBUILD_HEADERS: headers,
}: Record<string, unknown>): Host | undefined => {
  if (typeof url !== 'string' || url === '') return undefined;
  if (typeof secret !== 'string' || secret === '') throw new Error('REBUILD_URL is set without a REBUILD_SECRET.');
  toUrl(url, 'project.example');
  return {
    secret,
    headers: headersSchema.parse(typeof headers === 'string' && headers !== '' ? JSON.parse(headers) : {}),
    toRebuildUrl: (domain) => toUrl(url, domain),
    toStatusUrl: (domain) => new URL('status', toUrl(url, domain)).href,
  };
};
