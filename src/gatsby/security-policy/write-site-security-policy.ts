// Writes the site policy into the release; hosts turn it into headers.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { siteSecurityPolicyFile } from '../../../contract/site-security-policy.ts';
import type { SiteLayoutData } from '../../../domain/site-content.ts';
import { localizedSiteRouteTable } from '../../i18n/site-paths.ts';
import type { BuildEnvironment } from '../build-environment.ts';
import { toSiteSecurityPolicy, toCspScriptHash } from './to-site-security-policy.ts';

interface ClockQuery {
  allSiteShell: { nodes: { data: Pick<SiteLayoutData, 'retailerClock'> }[] };
}

/** @param allowedInlineScripts sources of all inline scripts of the site */
export const writeSiteSecurityPolicy = async (
  { graphql }: Pick<CreatePagesArgs, 'graphql'>,
  publicFolder: string,
  { siteUrl, publicBackendUrl, analytics, paymentScripts }: BuildEnvironment,
  inlineScripts: readonly string[],
): Promise<void> => {
  const result = await graphql<ClockQuery>('{ allSiteShell { nodes { data } } }');
  if (!result.data) throw new Error(`The retailer clock cannot be queried: ${JSON.stringify(result.errors)}`);
  const clocks = result.data.allSiteShell.nodes.flatMap(({ data }) => data.retailerClock ?? []);
  const policy = toSiteSecurityPolicy({
    siteUrl,
    publicBackendUrl,
    analyticsUrl: analytics?.url,
    paymentScripts,
    routes: localizedSiteRouteTable,
    clocklessPaths: clocks.length > 0 ? clocks.map(({ hiddenPath }) => hiddenPath) : undefined,
    scriptHashes: inlineScripts.map(toCspScriptHash),
  });
  await writeFile(join(publicFolder, siteSecurityPolicyFile), `${JSON.stringify(policy, null, 2)}\n`);
};
