// The program that builds a release, as the setting BUILD_COMMAND names it. Used by main.ts and the settings of the commands.

/** The project's own build, from the folder of the checkout. */
export const defaultBuildCommand = 'node scripts/run.mjs scripts/build.ts';

/** Program and parameters, split at blanks: no shell reads them. What needs quotes goes into a script of its own. */
export const toWords = (command: string): string[] => command.split(/\s+/).filter((word) => word !== '');
