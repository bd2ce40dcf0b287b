// What Directus adds to Express's request before the extensions see it. Its own declaration is not part of
// `@directus/types`.
import type { Accountability, Query, SchemaOverview } from '@directus/types';

declare global {
  namespace Express {
    interface Request {
      accountability?: Accountability | null;
      /** The query as parsed by Directus. */
      sanitizedQuery: Query;
      schema: SchemaOverview;
    }
  }
}
