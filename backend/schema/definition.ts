// The vocabulary in which the content model is written: plain data, no I/O.
// Read by the applier (backend/apply) and the access rules (backend/access).
import type { NumberRange } from '../../domain/number-ranges.ts';

/** A text for the studio in both of its languages. */
export interface StudioLabel {
  de: string;
  en: string;
}

/** Directus field types in use. `decimal` columns are numeric(10,2) euros and become `Cents` at the edges. */
export type FieldType =
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
export interface ColumnDefinition {
  nullable: boolean;
  defaultValue?: string | number | boolean | null;
  maxLength?: number;
  precision?: number;
  scale?: number;
  unique?: boolean;
  primaryKey?: boolean;
  autoIncrement?: boolean;
  /** Whether the collection's derivation decides default and nullability in the database; `nullable` is for readers. */
  derived?: boolean;
}

/** What changes in the studio's form while another field of the item has one of the values. */
export interface StudioFieldCondition {
  name: string;
  rule: Record<string, { _in: string[] }>;
  hidden: boolean;
  /** In place of the field's own options of the same names. */
  options?: Record<string, unknown>;
}

/** A many-to-one relation held by a field's column. `oneField` is the list field on the other side. */
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
  type: FieldType;
  label: StudioLabel;
  note?: StudioLabel;
  interface?: string;
  options?: Record<string, unknown>;
  display?: string;
  displayOptions?: Record<string, unknown>;
  special?: string[];
  width?: 'half' | 'full';
  required?: boolean;
  hidden?: boolean;
  conditions?: StudioFieldCondition[];
  readonly?: boolean;
  column?: ColumnDefinition;
  /** What a number can be: a constraint of the database, and what the studio and its API take. */
  range?: NumberRange;
  /** What a text must be besides its length. */
  check?: 'gtin';
  /** A price: whoever lowers it by more than half is asked. */
  confirmsDrop?: boolean;
  /**
   * Read by anyone, where the collection is `readable: 'public'`. A field that says nothing is private; keys, project, status, sort
   * and GTIN say so in fields.ts.
   */
  public?: boolean;
  relation?: RelationDefinition;
  /** On an `alias` list field: the collection whose many-to-one points back here. */
  listOf?: string;
}

/** Who owns a collection's items: the path of fields that leads to the project, or shared by all. */
export type CollectionOwnership = { projectPath: string } | 'shared';

/**
 * Who reads a collection besides the project's own staff: `public` anyone, those fields that say so (specification §7), and
 * the build everything; `build` the build alone, so that visitors see it as finished pages only.
 */
export type CollectionReaders = 'public' | 'build';

/**
 * How the database keeps columns right that follow from others: SQL, made anew whenever any of it changes. Functions and
 * triggers carry the prefix `sf_`; `fill` brings rows up to date that were there before.
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
  /** Folder of the studio's navigation. */
  folder: 'house' | 'site' | 'shop' | 'system';
  hidden?: boolean;
  /** Studio display template, such as `{{display_name}}`. */
  display?: string;
  sortField?: string;
  /** The status field, where items are drafted and published. */
  archiveField?: 'status';
  ownership: CollectionOwnership;
  /** Absent for what people wrote to the house and what it keeps for itself: nobody but its staff reads that. */
  readable?: CollectionReaders;
  /** An item can be seen on the site before it is published, where a preview is set up (docs/decisions/033). */
  hasPreview?: boolean;
  /** Items are made by the order service: editors make and delete none, and change the fields that are not readonly. */
  isWrittenByService?: boolean;
  fields: FieldDefinition[];
  /** Composite indexes, each a list of columns. */
  indexes?: string[][];
  /** Composite unique constraints, each a list of columns. */
  uniques?: string[][];
  /** Text columns that are searched for a part of their text. */
  searched?: string[];
  derivation?: DerivedColumnTriggers;
}
