// The routes of Directus that visitors and editors need: every other one is closed to them, those of a later version of
// Directus included. Read by the hook beside; the reasons stand in docs/decisions/045. Pure.

export type CallerRole = 'visitor' | 'editor';

/** One line: methods and a path. `:name` is one part of a path, `:id` a UUID, `?` after it makes it optional. */
type Route = readonly [methods: string, path: string];

const read = 'GET SEARCH';

/** What a page, the order service and the studio before its sign-in ask for. */
const ofVisitors: readonly Route[] = [
  ['GET', '/items/:collection/:key?'],
  ['GET', '/files/:id?'],
  ['GET', '/assets/:asset/:filename?'],
  ['GET POST', '/ecom/*'],
  ['GET', '/auth'],
  ['POST', '/auth/login'],
  ['POST', '/auth/refresh'],
  ['POST', '/auth/logout'],
  ['POST', '/utils/resolve-redirect'],
  ['GET', '/server/info'],
  ['GET', '/server/health'],
  ['GET', '/settings'],
  ['GET', '/translations'],
  ['GET', '/users/me'],
  ['GET', '/extensions/sources/:chunk'],
  ['GET', '/metrics'],
];

/** Collections of Directus itself that the studio reads; permissions say which of their items. */
const readByStudio = [
  'activity',
  'comments',
  'dashboards',
  'flows',
  'folders',
  'notifications',
  'operations',
  'panels',
  'policies',
  'presets',
  'revisions',
  'roles',
  'shares',
  'translations',
  'users',
  'versions',
];

/** What the studio asks for, and the account of the site's build. */
const ofEditors: readonly Route[] = [
  [`${read} POST PATCH DELETE`, '/items/:collection/:key?'],
  [`${read} POST PATCH DELETE`, '/files'],
  ['GET PATCH DELETE', '/files/:id'],
  // Downloads of several files, in one archive.
  ['POST', '/assets/files'],
  ['POST', '/assets/folder/:id'],
  ...readByStudio.map((name): Route => [read, `/${name}/:key?`]),
  // The studio's "save as copy" reads the item by a graph; `/graphql/system` signs in, hashes and sorts, and stays closed.
  ['POST', '/graphql'],
  ['GET', '/collections/:collection?'],
  ['GET', '/fields/:collection?/:field?'],
  ['GET', '/relations/:collection?/:field?'],
  ['GET', '/extensions'],
  ['GET', '/permissions/me/:collection?/:key?'],
  ['GET', '/policies/me/globals'],
  ['POST PATCH DELETE', '/presets/:key?'],
  ['POST PATCH DELETE', '/comments/:key?'],
  ['PATCH DELETE', '/notifications/:key?'],
  ['PATCH', '/users/me'],
  ['PATCH', '/users/me/track/page'],
  ['POST', '/users/me/tfa/generate'],
  ['POST', '/users/me/tfa/enable'],
  ['POST', '/users/me/tfa/disable'],
  ['GET', '/utils/random/string'],
  // Answered by index.ts: Directus's own would move the items of every project.
  ['POST', '/utils/sort/:collection'],
  ['POST', '/utils/import/:collection'],
  ['POST', '/utils/export/:collection'],
];

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const toPattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/\/:id\?/g, `(?:/${uuid})?`)
      .replace(/\/:id/g, `/${uuid}`)
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/\/:\w+/g, '/[^/]+')
      .replace(/\/\*$/, '/.+')}/?$`,
  );

const compile = (routes: readonly Route[]) =>
  routes.map(([methods, path]) => ({ methods: new Set(methods.split(' ')), pattern: toPattern(path) }));

const compiled = { visitor: compile(ofVisitors), editor: compile([...ofVisitors, ...ofEditors]) };

/** Whether the route is open. Letters count as they stand: Express takes `/UTILS/` for `/utils/`, and the list takes neither. */
export const isRouteOpen = (caller: CallerRole, method: string, path: string): boolean => {
  // Express answers HEAD by the handler of GET, and OPTIONS by itself.
  if (method === 'OPTIONS') return true;
  const asked = method === 'HEAD' ? 'GET' : method;
  return compiled[caller].some(({ methods, pattern }) => methods.has(asked) && pattern.test(path));
};
