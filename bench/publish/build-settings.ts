// Hands the bench's settings to the build that its host runs. Called by both sides.
import { z } from 'zod';

/** Of the bench's cache and releases. */
export const buildName = 'bench-publish';

const variable = 'BENCH_BUILD';

const settingsSchema = z.object({ domain: z.string(), environment: z.record(z.string(), z.string()) });

export type BuildSettings = z.infer<typeof settingsSchema>;

export const toBuildVariables = (settings: BuildSettings): Record<string, string> => ({
  [variable]: JSON.stringify(settings),
});

export const readBuildSettings = (environment: NodeJS.ProcessEnv): BuildSettings =>
  settingsSchema.parse(JSON.parse(environment[variable] ?? '{}'));
