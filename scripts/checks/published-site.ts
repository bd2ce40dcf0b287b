// A site that is built again when an editor saves, as `npm start` runs it, for the browser tests: host, queue and build are
// the real ones; only cache and releases are those of the tests. Called by site-stages.
import { join } from 'node:path';
import type { BuildStage } from '../../contract/publishing/build-report.ts';
import { createHost } from '../../server/host.ts';
import type { RunBuild } from '../../server/publishing/build-job.ts';
import { createPublisher } from '../../server/publishing/publisher.ts';
import { toStateFile } from '../../server/publishing/state-file.ts';
import { buildSite } from '../build-site.ts';
import { rootFolder } from '../setup.mjs';
import type { Session } from '../session.ts';
import { toFailedReport } from '../site/report-build.ts';

export interface PublishedSite {
  domain: string;
  port: number;
  /** Shared with the backend. */
  secret: string;
  /** What the build before was given, so that only what is saved differs. */
  environment: Readonly<Record<string, string>>;
  /** First word of the names of the tests' releases. */
  name: string;
  log: (line: string) => void;
}

/** Serves the site's newest release and publishes until the session ends. */
export async function openPublishedSite(site: PublishedSite, session: Session): Promise<string> {
  const { domain, port, secret, name, log } = site;
  const releaseFolder = join(rootFolder, '.releases', `${name}-${domain}`, 'current');
  const publisher = await createPublisher({ runBuild: toRunBuild(site), stateFile: toStateFile(releaseFolder), log });
  const host = await createHost({ releaseFolder, publishing: { project: domain, secret, publisher } });
  session.onEnd(() => host.close());
  await host.listen({ port, host: 'localhost' });
  return `http://localhost:${port}`;
}

const toRunBuild =
  ({ domain, environment, name, log }: PublishedSite): RunBuild =>
  async (_job, { onStage, signal }) => {
    let current: BuildStage = 'pages';
    const noteStage = (stage: BuildStage) => onStage((current = stage));
    try {
      const fresh = { name, goesOn: true };
      const built = await buildSite({ domain, environment, log, fresh, waits: true, onStage: noteStage, signal });
      return built.report;
    } catch (error) {
      return toFailedReport(error, current, rootFolder);
    }
  };
