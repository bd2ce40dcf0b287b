// Redacts personal data and secrets in a line of the log of Directus, for write-redacted-log.ts.
import { isIPv4, isIPv6 } from 'node:net';
import { parseJsonOrUndefined } from '../../domain/parse-json-or-undefined.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** pino's level for a warning; used for output that bypassed the logger. */
const warning = 40;

const hideAddress = (candidate: string): string =>
  (isIPv4(candidate) && !candidate.startsWith('127.')) || (isIPv6(candidate) && candidate !== '::1')
    ? '[address]'
    : candidate;

/** The order matters: a password in a URL looks like the local part of an email address. */
const rules: [RegExp, string | ((part: string) => string)][] = [
  [/\/\/[^\s/@]+@/g, '//[account]@'],
  [/[^\s@"'`<>()[\],;:=]+@[^\s@"'`<>()[\],;:=]+/g, '[e-mail]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(bearer|basic|metrics) [\w.~+/=-]{8,}/gi, '$1 [token]'],
  [/\?[^\s"']*=[^\s"']*/g, '?[query]'],
  // A statement that knex names in its message carries the values of the row.
  [/\b(insert into|update|delete from) ("\w+")[\s\S]*/gi, '$1 $2 …'],
  [/\b(select|with) ["*][\s\S]*/gi, '$1 …'],
  [/\b(invalid input (?:syntax|value)[^:]*:|value too long[^:]*:|Key) [\s\S]*/g, '$1 …'],
  [/(Unexpected [^"]*)"[\s\S]*" is not valid JSON/g, '$1… is not valid JSON'],
  [/\+\d[\d ()/-]{6,}\d/g, '[number]'],
  [/(?<![\w.])[0-9a-f]{0,4}:[0-9a-f:]*:[0-9a-f:.]*[0-9a-f]/gi, hideAddress],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, hideAddress],
];

/** Redacts email addresses, IP addresses, telephone numbers, tokens, query strings and row values. */
export const redactLogText = (text: string): string =>
  rules.reduce(
    // One overload per kind of replacement.
    (clean, [pattern, by]) => (typeof by === 'string' ? clean.replace(pattern, by) : clean.replace(pattern, by)),
    text,
  );

/** First segments of the backend's paths; any other path may contain anything. */
const knownPaths = new Set(
  [
    'activity admin assets auth collections comments dashboards ecom extensions fields files flows folders graphql items',
    'metrics notifications operations panels permissions policies presets relations revisions roles schema server settings',
    'shares translations tus users utils versions',
  ].flatMap((line) => line.split(' ')),
);

/** The path without query string and record ids. */
export const redactLogPath = (url: string): string => {
  const [first = '', ...others] = url
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean);
  if (first === '') return '/';
  if (!knownPaths.has(first)) return '/[unknown]';
  const isWord = (segment: string): boolean => /^[a-z][a-z_-]{0,50}$/.test(segment);
  return `/${[first, ...others.slice(0, 3).map((segment) => (isWord(segment) ? segment : ':id'))].join('/')}`;
};

const pickPrimitives = (fields: Fields, names: string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => (['string', 'number'].includes(typeof fields[name]) ? [[name, fields[name]]] : [])),
  );

/** The stack frames without the message. */
const toFrames = (stack: unknown): string[] =>
  typeof stack === 'string'
    ? stack
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .map((line) => redactLogText(line.trim()))
    : [];

/** PostgreSQL quotes values in its messages, and knex the whole statement; only verb and table are kept. */
const toDatabaseMessage = (message: unknown): string => {
  const [, verb, table] =
    /^\s*(insert into|update|delete from|select|with)\b\s*("?\w+"?)?/i.exec(String(message)) ?? [];
  if (verb === undefined) return 'The database refused a statement.';
  return `The database refused: ${verb.toLowerCase()} ${/^(select|with)$/i.test(verb) ? '' : `${table ?? ''} `}…`;
};

const toCleanError = (error: Fields): Fields => {
  const isDatabaseError = typeof error['severity'] === 'string' && typeof error['code'] === 'string';
  return {
    ...pickPrimitives(error, ['type', 'name', 'code', 'errno', 'syscall', 'responseCode', 'status']),
    ...(isDatabaseError && pickPrimitives(error, ['severity', 'schema', 'table', 'column', 'constraint', 'routine'])),
    message: isDatabaseError ? toDatabaseMessage(error['message']) : redactLogText(String(error['message'])),
    stack: toFrames(error['stack']),
  };
};

const toCleanRequest = ({ req, res, responseTime }: Fields): Fields =>
  isFields(req)
    ? {
        method: req['method'],
        path: redactLogPath(String(req['url'])),
        ...(isFields(res) && { status: res['statusCode'] }),
        ...(typeof responseTime === 'number' && { responseMs: Math.round(responseTime) }),
      }
    : {};

const toFields = (line: string): Fields | undefined => {
  const fields = parseJsonOrUndefined(line);
  return isFields(fields) ? fields : undefined;
};

/**
 * The line as JSON, reduced to fields without personal data. An allow list, so that a new library version cannot add an
 * address. `now` in milliseconds is used for lines without a timestamp.
 */
export const redactLogLine = (line: string, now: number): string => {
  const fields = toFields(line);
  if (!fields) return JSON.stringify({ level: warning, time: now, msg: redactLogText(line) });
  const { level = warning, time = now, pid, msg, err } = fields;
  return JSON.stringify({
    level,
    time,
    pid,
    ...toCleanRequest(fields),
    // pino repeats the error's message as `msg` if none is given.
    ...(typeof msg === 'string' && !(isFields(err) && err['message'] === msg) && { msg: redactLogText(msg) }),
    ...(isFields(err) && { err: toCleanError(err) }),
  });
};
