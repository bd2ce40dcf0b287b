// Starts a backend for a benchmark, like `npm start` but without the rate limit, because all requests come from one
// address. Its data is deleted when the command ends.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toDatabaseClusterFolder } from '../../backend/database/embedded-cluster.ts';
import type { PublishingOptions } from '../../backend/launch/backend-options.ts';
import type { RunningBackend } from '../../backend/launch/start-backend.ts';
import { demoContent } from '../../demo/demo-content.ts';
import { startForSession } from '../../scripts/open-backend.ts';
import { createLog, type Session } from '../../scripts/run-command.ts';
import { cacheStatusHeader } from './measure.ts';

/** @param publishing where the backend reports content changes; omitted: nowhere */
export const startBenchBackend = async (session: Session, publishing?: PublishingOptions): Promise<RunningBackend> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'storefront-bench-'));
  session.onEnd(async () => {
    await rm(dirname(toDatabaseClusterFolder(dataFolder, process.getuid?.() === 0)), { recursive: true, force: true });
    await rm(dataFolder, { recursive: true, force: true });
  });
  return startForSession(
    {
      port: 0,
      databasePort: 0,
      dataFolder,
      publicUrl: 'http://localhost',
      corsOrigins: [],
      content: demoContent,
      ...(publishing && { publishing }),
      directusSettings: { RATE_LIMITER_ENABLED: 'false', CACHE_STATUS_HEADER: cacheStatusHeader },
      log: createLog('backend'),
    },
    session,
  );
};
