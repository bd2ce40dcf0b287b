// SQL that joins a record with its parents on the path to its project, for triggers generated from the content model.

/** A record (`s0`) or one of its parents (`s1` …). */
export interface RelationPathJoinLevel {
  collection: string;
  key: string;
  /** Column that references the next level. */
  parent?: string;
}

/** `page_section_picture s0 join page_section s1 on s1.id = s0.section …` */
export const toRelationPathJoin = (levels: readonly RelationPathJoinLevel[], from = 0): string =>
  levels
    .slice(from)
    .map(({ collection, key }, index) => {
      const level = index + from;
      const before = levels[level - 1];
      return level === from
        ? `${collection} s${level}`
        : `join ${collection} s${level} on s${level}.${key} = s${level - 1}.${before?.parent ?? ''}`;
    })
    .join(' ');
