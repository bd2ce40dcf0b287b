// The names of the constraints by which the database keeps numbers within their ranges. Used by the applier, which makes them,
// and by the extensions that explain or look for them.

/** Constraints of this prefix are ours. */
export const rangeConstraintPrefix = 'sf_ck_';

/** As PostgreSQL names it, whose names end after 63 characters. */
export const toRangeConstraintName = (collection: string, column: string): string =>
  `${rangeConstraintPrefix}${collection}_${column}`.slice(0, 63);
