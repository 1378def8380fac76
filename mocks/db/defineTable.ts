import type * as v from 'valibot';
import { pair, type Row, type TableShape } from './table.ts';

/** Makes a type deeply readonly; a mapped type preserves arrays, tuples and primitives. */
type Immutable<T> = { readonly [K in keyof T]: Immutable<T[K]> };

/** The schema of a row: an object with an id. */
export type RowSchema = v.ObjectSchema<v.ObjectEntries & { readonly id: v.StringSchema<undefined> }, undefined>;

/** A row of the table that this schema describes. */
export type RowOf<S extends RowSchema> = Immutable<v.InferOutput<S>> & Row;

/** The tables that rows of other tables may require (see `refs`). */
export const targetTables = ['users', 'organizations', 'channels'] as const;

type Target = (typeof targetTables)[number];

/** The table and id of a row that another row requires. */
export type Reference = readonly [table: Target, id: string];

/** The fields that hold a text or an id, or null. */
type TextField<R> = { [K in keyof R]-?: R[K] extends string | null ? K : never }[keyof R] & string;

interface Declaration<S extends RowSchema, R extends Row, I extends string> {
  /** The row's schema. The row type is inferred from it, and rows from a file or another tab are validated against it. */
  readonly row: S;
  /** The first letter of the ids, for tables whose ids the backend generates. */
  readonly prefix?: string;
  /** The two fields whose values, joined by `pair`, are the id of a row that relates two others. */
  readonly pairOf?: readonly [TextField<R>, TextField<R>];
  /** Sorts by this field, then by id; by id alone if absent. A function must return a unique key, so its result ends with the id. */
  readonly order?: TextField<R> | ((row: R) => string);
  /** Indexes by name: a field, or a function that returns the row's key or keys; null leaves the row out of the index. */
  readonly indexes?: Readonly<Record<I, TextField<R> | ((row: R) => string | readonly string[] | null)>>;
  /** Rows without which this one can't be shown, by the field that holds their id (which may be null). Optional relations aren't listed. */
  readonly refs?: { readonly [K in TextField<R>]?: Target | ((row: R) => Target) };
  /** `never`: neither saved nor shared, because no response contains it. `passing`: saved, but doesn't count as an edit of the world. */
  readonly saved?: 'never' | 'passing';
}

/** A table's declaration, normalised for the database and for reading saved states. */
export interface TableDefinition<S extends RowSchema, R extends Row, I extends string> extends TableShape<R, I> {
  readonly row: S;
  readonly saved: 'always' | 'never' | 'passing';
  /** Whether the rows of this table require rows of other tables. */
  readonly isReferring: boolean;
  /** The rows that this one requires. */
  references(row: R): readonly Reference[];
  /** Whether the id of a `pairOf` row matches its two fields; always true for other tables. */
  hasMatchingKey(row: R): boolean;
}

/** Declares a table: its schema, indexes, order and required rows, and whether it is saved. */
export function defineTable<S extends RowSchema, I extends string = never>(
  declaration: Declaration<S, RowOf<S>, I>,
): TableDefinition<S, RowOf<S>, I> {
  type R = RowOf<S>;
  const { row, prefix, pairOf, order, indexes = {}, refs = {}, saved = 'always' } = declaration;
  const valueOf = (it: R, field: string) => it[field as keyof R] as string;
  const key = (by: unknown) => (typeof by === 'string' ? (it: R) => valueOf(it, by) : (by as (it: R) => string));
  const targets = Object.entries<unknown>(refs).map(
    ([field, target]) => [field, typeof target === 'string' ? () => target : target] as const,
  );
  return {
    row,
    ...(prefix === undefined ? {} : { prefix }),
    order: typeof order === 'string' ? (it) => valueOf(it, order) + it.id : (order ?? ((it) => it.id)),
    indexes: Object.fromEntries(Object.entries(indexes).map(([name, by]) => [name, key(by)])) as TableShape<R, I>['indexes'],
    saved,
    isReferring: targets.length > 0,
    references: (it) =>
      targets.flatMap(([field, target]) => {
        const id = it[field as keyof R] as string | null;
        return id === null ? [] : [[(target as (it: R) => Target)(it), id] as const];
      }),
    hasMatchingKey: (it) => pairOf === undefined || it.id === pair(valueOf(it, pairOf[0]), valueOf(it, pairOf[1])),
  };
}
