import type { ColumnType } from 'kysely';

/**
 * A table as data. Its row type follows from it, and a test compares it with the migrated database. `text` is required,
 * `text?` may be null, `text=` has a default in the database.
 */
type Kind =
  | 'integer'
  | 'bigint'
  | 'integer[]'
  | 'text'
  | 'text[]'
  | 'boolean'
  | 'timestamptz'
  | 'date'
  | 'jsonb';
export type Column = Kind | `${Kind}?` | `${Kind}=`;
export type Table = Record<string, Column>;

type Plain<K extends Kind> = K extends 'integer' | 'bigint'
  ? number
  : K extends 'boolean'
    ? boolean
    : K extends 'timestamptz'
      ? Date
      : K extends 'integer[]'
        ? number[]
        : K extends 'text[]'
          ? string[]
          : K extends 'jsonb'
            ? unknown
            : string;

type Stored<C extends Column> = C extends `${infer K extends Kind}?`
  ? ColumnType<Plain<K> | null, Plain<K> | null | undefined, Plain<K> | null>
  : C extends `${infer K extends Kind}=`
    ? ColumnType<Plain<K>, Plain<K> | undefined, Plain<K>>
    : C extends Kind
      ? ColumnType<Plain<C>, Plain<C>, Plain<C>>
      : never;

/** The Kysely type of a table. `date` is a `YYYY-MM-DD` string, never a `Date`. */
export type RowsOf<T extends Table> = { [Key in keyof T]: Stored<T[Key]> };

/** Declares a table; the type contains its exact columns. */
export function table<const T extends Table>(columns: T): T {
  return columns;
}
