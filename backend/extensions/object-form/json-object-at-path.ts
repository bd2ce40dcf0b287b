// Reads and writes the object that object-form edits, inside the JSON value of a field. Pure.

export type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object under the key `path`, or the whole value without a path; empty if there is none. */
export const getObjectAtPathOrEmpty = (value: unknown, path?: string): JsonObject => {
  const found = path === undefined || !isObject(value) ? value : value[path];
  return isObject(found) ? found : {};
};

/** Without empty entries, because the site expects a value or no key; `null` if nothing is left. */
const dropEmptyEntries = (value: JsonObject): JsonObject | null => {
  const entries = Object.entries(value).filter(([, entry]) => entry !== null && entry !== undefined && entry !== '');
  return entries.length > 0 ? Object.fromEntries(entries) : null;
};

/** The JSON value with the edited object; keys that the form does not know are kept. */
export const mergeFormIntoJsonAtPath = (
  value: unknown,
  path: string | undefined,
  form: JsonObject,
): JsonObject | null => {
  const edited = dropEmptyEntries({ ...getObjectAtPathOrEmpty(value, path), ...form });
  return path === undefined ? edited : dropEmptyEntries({ ...getObjectAtPathOrEmpty(value), [path]: edited });
};
