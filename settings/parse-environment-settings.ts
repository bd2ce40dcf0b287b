// Reads and validates settings from environment variables.
import { z } from 'zod';

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** Lists invalid settings, one line per variable, and is printed without a stack. */
export class SettingsError extends Error {}

/**
 * Error messages about these variables reach logs and, through failed builds, editors. They never contain the value.
 */
const secretNames = /SECRET|TOKEN|PASSWORD|KEY|HEADERS|^(DATABASE|REDIS|SMTP)_URL$/;

/** A URL with credentials. */
const hasCredentials = /\/\/[^/]*@/;

/**
 * Returns the validated values. An empty variable counts as not set, except STORE_ROOT, where it means "no shop".
 * @param shape settings/environment-variable-schemas.ts, or a part of it
 * @throws {@link SettingsError} naming every invalid variable and the expected format
 */
export const parseEnvironmentSettings = <Shape extends z.ZodRawShape>(
  shape: Shape,
  environment: EnvironmentVariables,
): z.infer<z.ZodObject<Shape>> => {
  const provided = Object.fromEntries(
    Object.keys(shape)
      .map((name) => [name, environment[name]] as const)
      .filter(([name, value]) => value !== '' || name === 'STORE_ROOT'),
  );
  const checked = z.object(shape).safeParse(provided);
  if (checked.success) return checked.data;
  const lines = checked.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    const value = provided[name];
    if (value === undefined) return `${name} is missing, but has to be ${message}.`;
    const isSecret = secretNames.test(name) || hasCredentials.test(value);
    return `${name} is ${isSecret ? 'set' : `"${value}"`}, but has to be ${message}.`;
  });
  throw new SettingsError(`${lines.join('\n')}\nCorrect it in .env or in the environment; see .env.example.`);
};
