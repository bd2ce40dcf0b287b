// Allow list of the Directus routes that visitors and staff need; all others are closed to them, including those of
// later Directus versions. Reasons: docs/decisions/045. Pure.

/** `editor` is any account of staff except owners. */
export type RouteGuardCallerRole = 'visitor' | 'editor' | 'owner';

/** Methods and a path. `:name` matches one path segment, `:id` a UUID; a trailing `?` makes it optional. */
type Route = readonly [methods: string, path: string];

const read = 'GET SEARCH';

/** Used by pages, the order service and the studio's sign-in page. */
const visitorRoutes: readonly Route[] = [
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
  // Limited and queued by extensions/login-guard; the link goes to staff only (extensions/ecom/staff).
  ['POST', '/auth/password/request'],
  // Needs the signed token of that link.
  ['POST', '/auth/password/reset'],
  // Needs the signed token of an invitation.
  ['POST', '/users/invite/accept'],
  ['GET', '/extensions/sources/:chunk'],
  ['GET', '/metrics'],
];

/** Directus's own collections that the studio reads; permissions limit the items. */
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

/** Used by the studio and the account of the site build. */
const editorRoutes: readonly Route[] = [
  [`${read} POST PATCH DELETE`, '/items/:collection/:key?'],
  [`${read} POST PATCH DELETE`, '/files'],
  ['GET PATCH DELETE', '/files/:id'],
  // Download of several files as one archive.
  ['POST', '/assets/files'],
  ['POST', '/assets/folder/:id'],
  ...readByStudio.map((name): Route => [read, `/${name}/:key?`]),
  // The studio's "save as copy" reads the item by GraphQL; `/graphql/system` signs in, hashes and sorts, and stays
  // closed.
  ['POST', '/graphql'],
  ['GET', '/collections/:collection?'],
  ['GET', '/fields/:collection?/:field?'],
  ['GET', '/relations/:collection?/:field?'],
  ['GET', '/extensions'],
  ['GET', '/permissions/me/:collection?/:key?'],
  ['GET', '/policies/me/globals'],
  ['POST PATCH DELETE', '/presets/:key?'],
  ['POST PATCH DELETE', '/comments/:key?'],
  // Content versions; permissions limit them, content-guard checks what is saved.
  ['POST PATCH DELETE', '/versions'],
  ['PATCH DELETE', '/versions/:id'],
  ['GET', '/versions/:id/compare'],
  ['POST', '/versions/:id/save'],
  ['POST', '/versions/:id/promote'],
  ['PATCH DELETE', '/notifications/:key?'],
  ['PATCH', '/users/me'],
  // The studio saves the own account by its id; permissions limit the accounts.
  ['PATCH', '/users/:id'],
  ['PATCH', '/users/me/track/page'],
  ['POST', '/users/me/tfa/generate'],
  ['POST', '/users/me/tfa/enable'],
  ['POST', '/users/me/tfa/disable'],
  ['GET', '/utils/random/string'],
  // Handled by index.ts: Directus's own handler would move the items of every project.
  ['POST', '/utils/sort/:collection'],
  ['POST', '/utils/import/:collection'],
  ['POST', '/utils/export/:collection'],
];

/** Accounts of the own project; permissions and guard-invitations.ts limit roles and project. */
const ownerRoutes: readonly Route[] = [
  ['POST PATCH', '/users'],
  ['POST', '/users/invite'],
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

const compiled = {
  visitor: compile(visitorRoutes),
  editor: compile([...visitorRoutes, ...editorRoutes]),
  owner: compile([...visitorRoutes, ...editorRoutes, ...ownerRoutes]),
};

/**
 * Whether the route is open. Case-sensitive: Express treats `/UTILS/` as `/utils/`, but the list accepts lower case
 * only.
 */
export const isDirectusRouteAllowedForRole = (caller: RouteGuardCallerRole, method: string, path: string): boolean => {
  // Express answers HEAD with the handler of GET, and OPTIONS itself.
  if (method === 'OPTIONS') return true;
  const requestedMethod = method === 'HEAD' ? 'GET' : method;
  return compiled[caller].some(({ methods, pattern }) => methods.has(requestedMethod) && pattern.test(path));
};
