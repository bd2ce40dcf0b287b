// Starts a backend for a benchmark, like `npm start` but without the rate limit, because all requests come from one
// address. Its data is deleted when the command ends.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toEmbeddedClusterFolder } from '../../backend/database/embedded-cluster-folder.ts';
import type { SiteBuildHostOptions } from '../../backend/launch/start-backend-options.ts';
import type { RunningBackend } from '../../backend/launch/start-backend.ts';
import { demoSeedContent } from '../../demo/demo-seed-content.ts';
import { startSupervisedBackend } from '../../scripts/start-or-connect-backend.ts';
import { createPrefixedLog, type CliCommandLifecycle } from '../../scripts/run-cli-command-and-exit.ts';
import { directusCacheStatusHeaderName } from '../http-benchmark.ts';

/** @param publishing where the backend reports content changes; omitted: nowhere */
export const startBenchBackend = async (
  session: CliCommandLifecycle,
  publishing?: SiteBuildHostOptions,
): Promise<RunningBackend> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'storefront-bench-'));
  session.onEnd(async () => {
    await rm(dirname(toEmbeddedClusterFolder(dataFolder, process.getuid?.() === 0)), { recursive: true, force: true });
    await rm(dataFolder, { recursive: true, force: true });
  });
  return startSupervisedBackend(
    {
      port: 0,
      databasePort: 0,
      dataFolder,
      publicUrl: 'http://localhost',
      corsOrigins: [],
      content: demoSeedContent,
      ...(publishing && { publishing }),
      directusSettings: { RATE_LIMITER_ENABLED: 'false', CACHE_STATUS_HEADER: directusCacheStatusHeaderName },
      log: createPrefixedLog('backend'),
    },
    session,
  );
};
