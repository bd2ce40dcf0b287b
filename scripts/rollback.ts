// `npm run rollback -- [--list | --to <release>]`: makes an earlier release of the site live again, atomically, even
// while the host runs or a build is in progress. Without arguments it restores the release before the live one.
import { parseRollbackArguments } from './parse-command-arguments.ts';
import { runCliCommandAndExit, type CliCommandLifecycle } from './run-cli-command-and-exit.ts';
import { parseCommandEnvironmentSettings } from './cli-command-settings.ts';
import { parseReleaseTimeMs } from './site/release-retention.ts';
import { toReleasesFolder } from './site/release-folders.ts';
import { type ReleaseListEntry, readReleases, rollBackToRelease } from './site/restore-release.ts';

const main = async ({ signal }: CliCommandLifecycle) => {
  const { isList, wanted } = parseRollbackArguments(process.argv.slice(2));
  const { domain } = parseCommandEnvironmentSettings(process.env);
  const releasesFolder = toReleasesFolder(domain);
  if (isList) {
    const releases = await readReleases(releasesFolder);
    for (const release of releases.reverse()) console.log(toLine(release));
    if (releases.length === 0) console.log(`No release of ${domain} yet.`);
    return 0;
  }
  const { name, restored } = await rollBackToRelease(releasesFolder, wanted, {
    signal,
    onWait: (holder) => console.log(`Waiting until process ${holder ?? 'unknown'} has written its release …`),
  });
  console.log(`${domain} shows the release ${restored} again, as ${name}.`);
  console.log('The next publication builds from the content in the studio: correct it there first.');
  return 0;
};

const toLine = ({ name, isLive, restoredFrom, pageCount }: ReleaseListEntry): string => {
  const time = new Date(parseReleaseTimeMs(name) ?? 0).toLocaleString('sv-SE');
  const words = [
    ...(pageCount === undefined ? [] : [`${pageCount} pages`]),
    ...(restoredFrom === undefined ? [] : [`restored from ${restoredFrom}`]),
    ...(isLive ? ['live'] : []),
  ];
  return `${name}  ${time}  ${words.join(', ')}`;
};

await runCliCommandAndExit(main);
