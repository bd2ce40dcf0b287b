// Types of the content model definition: collections, fields, relations, and derived columns. Plain data, no I/O;
// backend/apply creates the database from it, backend/access the permissions.
import type { NumberRange } from '../../domain/allowed-number-ranges.ts';

/** A text in the studio's two languages. */
export interface StudioLabel {
  de: string;
  en: string;
}

/** The Directus field types used here. `decimal` columns are numeric(10,2) euros and become `Cents` at the edges. */
export type DirectusFieldType =
  | 'alias'
  | 'boolean'
  | 'date'
  | 'dateTime'
  | 'decimal'
  | 'float'
  | 'integer'
  | 'json'
  | 'string'
  | 'text'
  | 'time'
  | 'timestamp'
  | 'uuid';

/** The database side of a field; absent on `alias` fields. */
export interface DatabaseColumnDefinition {
  nullable: boolean;
  defaultValue?: string | number | boolean | null;
  maxLength?: number;
  precision?: number;
  scale?: number;
  unique?: boolean;
  primaryKey?: boolean;
  autoIncrement?: boolean;
  /**
   * Default and nullability in the database are set by the collection's `derivation`; `nullable` then only describes
   * reads.
   */
  derived?: boolean;
}

/** Changes a field in the studio's form while another field has one of the given values. */
export interface StudioFieldCondition {
  name: string;
  rule: Record<string, { _in: string[] } | { _null: true }>;
  hidden: boolean;
  /** Override the field's options of the same names. */
  options?: Record<string, unknown>;
}

/** A many-to-one relation stored in a field's column. `oneField` is the list field on the other side. */
export interface RelationDefinition {
  to: string;
  onDelete: 'CASCADE' | 'RESTRICT' | 'SET NULL';
  oneField?: string;
  sortField?: string;
  /** On a junction: the other foreign key of the junction. */
  junctionField?: string;
}

export interface FieldDefinition {
  name: string;
  type: DirectusFieldType;
  label: StudioLabel;
  note?: StudioLabel;
  interface?: string;
  options?: Record<string, unknown>;
  display?: string;
  displayOptions?: Record<string, unknown>;
  special?: string[];
  width?: 'half' | 'full';
  /** Name of the group of the form that contains the field (`defineFieldGroup`). */
  group?: string;
  required?: boolean;
  hidden?: boolean;
  conditions?: StudioFieldCondition[];
  readonly?: boolean;
  column?: DatabaseColumnDefinition;
  /** Valid range of a number, enforced by a database constraint and by the studio's validation. */
  range?: NumberRange;
  /** Additional validation of a text. */
  check?: 'color' | 'gtin';
  /** For prices: the studio asks for confirmation if a new value is less than half the previous one. */
  confirmsDrop?: boolean;
  /**
   * Whether the public role may read the field, if the collection is `readable: 'public'`. Default: private. The
   * builders of keys, project, status, sort and GTIN set it.
   */
  public?: boolean;
  relation?: RelationDefinition;
  /** For `alias` list fields: the collection with the many-to-one back to this one. */
  listOf?: string;
}

/** Owner of a collection's items: the field path to the project, or shared by all projects. */
export type CollectionProjectOwnership = { projectPath: string } | 'shared';

/**
 * Who can read a collection besides the project's staff. `public`: anyone reads the public fields (specification §7),
 * the build reads all. `build`: only the build, so visitors see the content only in built pages.
 */
export type CollectionReadAudience = 'public' | 'build';

/**
 * Functions and triggers that maintain derived columns in the database. Any change of the SQL recreates all of it.
 * Functions and triggers have the prefix `sf_`; `fill` updates existing rows.
 */
export interface DerivedColumnTriggers {
  functions: string[];
  triggers: { name: string; on: string; sql: string }[];
  fill: string[];
}

export interface CollectionDefinition {
  name: string;
  label: StudioLabel;
  note?: StudioLabel;
  icon?: string;
  /** Folder in the studio's navigation; `work` has what arrives from customers day by day. */
  folder: 'house' | 'marketing' | 'site' | 'shop' | 'system' | 'work';
  hidden?: boolean;
  /** Studio display template, such as `{{display_name}}`. */
  display?: string;
  sortField?: string;
  /** The status field of collections with drafts. */
  archiveField?: 'status';
  ownership: CollectionProjectOwnership;
  /** Absent: only the staff can read it, such as messages of visitors and internal records. */
  readable?: CollectionReadAudience;
  /** Drafts can be previewed on the site if a preview host is configured (docs/decisions/033). */
  hasPreview?: boolean;
  /** Field paths that the studio's "save as copy" takes along. Absent: it takes references, also to children. */
  duplicatedFields?: string[];
  /**
   * Items are created by the order service: editors cannot create or delete them, and can change only fields without
   * `readonly`.
   */
  isWrittenByService?: boolean;
  fields: FieldDefinition[];
  /** Composite indexes, each a list of columns. */
  indexes?: string[][];
  /** Composite unique constraints, each a list of columns. */
  uniques?: string[][];
  derivation?: DerivedColumnTriggers;
}
