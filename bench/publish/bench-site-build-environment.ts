// Passes the settings of the benchmark to the build that its host runs, as environment variables.
import { z } from 'zod';

/** Name of the benchmark's cache and releases. */
export const benchPublishCacheAndReleaseName = 'bench-publish';

const variable = 'BENCH_BUILD';

const settingsSchema = z.object({ domain: z.string(), environment: z.record(z.string(), z.string()) });

export type BenchSiteBuildEnvironment = z.infer<typeof settingsSchema>;

export const toBenchBuildEnvironmentVariables = (settings: BenchSiteBuildEnvironment): Record<string, string> => ({
  [variable]: JSON.stringify(settings),
});

export const readBenchBuildSettings = (environment: NodeJS.ProcessEnv): BenchSiteBuildEnvironment =>
  settingsSchema.parse(JSON.parse(environment[variable] ?? '{}'));
