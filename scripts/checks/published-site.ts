// A site that is built again when an editor saves, as `npm start` runs it, for the browser tests: host, queue and build are
// the real ones; only cache and releases are those of the tests. Called by site-stages.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildStage } from '../../contract/publishing/build-report.ts';
import { toPreviewName } from '../../contract/publishing/preview-pages.ts';
import { createHost } from '../../server/host.ts';
import type { RunBuild } from '../../server/publishing/build-job.ts';
import { createBuildLine } from '../../server/publishing/build-line.ts';
import { createPublisher } from '../../server/publishing/publisher.ts';
import { createPreviewHost } from '../../server/preview/preview-host.ts';
import { toStateFile } from '../../server/publishing/state-file.ts';
import { buildSite } from '../build-site.ts';
import { rootFolder } from '../setup.mjs';
import type { Session } from '../session.ts';
import { toReleaseFolder, toReleasesFolder } from '../site/release-folders.ts';
import { toFailedReport } from '../site/report-build.ts';

export interface PublishedSite {
  domain: string;
  port: number;
  /** Where editors see drafts. */
  previewPort: number;
  /** Where browsers reach the backend. */
  backendUrl: string;
  /** Shared with the backend. */
  secret: string;
  /** What the build before was given, so that only what is saved differs. */
  environment: Readonly<Record<string, string>>;
  /** First word of the names of the tests' releases. */
  name: string;
  log: (line: string) => void;
}

/** Serves the site's newest release, publishes, and shows previews until the session ends. */
export async function openPublishedSite(site: PublishedSite, session: Session): Promise<string> {
  const { domain, port, secret, name, log } = site;
  const releaseFolder = toReleaseFolder(`${name}-${domain}`);
  const runBuild = createBuildLine(toRunBuild(site));
  // What an earlier run has left in the line is of another backend.
  await rm(toStateFile(releaseFolder), { force: true });
  const publisher = await createPublisher({ runBuild, stateFile: toStateFile(releaseFolder), log });
  const host = await createHost({ releaseFolder, publishing: { project: domain, secret, publisher } });
  session.onEnd(() => host.close());
  await host.listen({ port, host: 'localhost' });
  await openPreviews(site, runBuild, session);
  return `http://localhost:${port}`;
}

async function openPreviews(site: PublishedSite, runBuild: RunBuild, session: Session): Promise<void> {
  const { domain: project, previewPort, secret, backendUrl, name, log } = site;
  const previewName = toPreviewName(`${name}-${project}`);
  // What the previews of an earlier run have left is of another backend.
  await rm(join(rootFolder, '.data', 'site', previewName), { recursive: true, force: true });
  const host = await createPreviewHost({
    ...{ project, secret, backendUrl, runBuild, log },
    previewUrl: `http://localhost:${previewPort}`,
    releasesFolder: toReleasesFolder(previewName),
  });
  session.onEnd(() => host.close());
  await host.listen({ port: previewPort, host: 'localhost' });
}

const toRunBuild =
  ({ domain, environment, name, log }: PublishedSite): RunBuild =>
  async (job, { onStage, signal }) => {
    let current: BuildStage = 'pages';
    const noteStage = (stage: BuildStage) => onStage((current = stage));
    try {
      const fresh = { name, goesOn: true };
      const preview = job.kind === 'preview' ? job : undefined;
      const site = { domain, environment, log, fresh, preview };
      const built = await buildSite({ ...site, waits: true, onStage: noteStage, signal });
      return built.report;
    } catch (error) {
      return toFailedReport(error, current, rootFolder);
    }
  };
