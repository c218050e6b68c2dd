import type { CompiledQuery, Kysely } from 'kysely';
import type { DatabaseTransaction } from './database-transaction.ts';
import type { Tables } from '../tables.ts';

/** A database transaction, or a store for a query outside of any. */
export type Connection = { readonly engine: DatabaseTransaction['engine'] } & (
  | { readonly trx: Kysely<Tables> }
  | { readonly db: Kysely<Tables> }
);

/** From where facts are loaded: in a transaction that locks them, or as they are at the moment. */
export type LoadedFrom =
  | { readonly lock: true; readonly scope: DatabaseTransaction }
  | { readonly lock: false; readonly scope: Connection };

/** The materials of a prepared query: the tables, and a place for each later value. */
export interface QueryPlan<Name extends string> {
  readonly trx: Kysely<Tables>;
  readonly engine: DatabaseTransaction['engine'];
  /** Stand where the values will be. */
  readonly places: Readonly<Record<Name, string>>;
}

interface Prepared {
  readonly query: CompiledQuery;
  /** For each parameter of the statement, in order, the value that goes there; undefined for a constant. */
  readonly names: readonly (string | undefined)[];
}

/**
 * A query of the hot path: it is built and written out once for each engine, and then only run, since building it again
 * costs several times as much. The places are texts: a place for a number stands in SQL (`sql`).
 */
export function prepareQuery<Name extends string, Row>(
  names: readonly Name[],
  build: (plan: QueryPlan<Name>) => { compile(): CompiledQuery<Row> },
): (scope: Connection, values: Readonly<Record<Name, string | number>>) => Promise<Row[]> {
  const known = new Map<DatabaseTransaction['engine'], Prepared>();
  const places = Object.fromEntries(names.map((name) => [name, `place of ${name}`])) as Record<
    Name,
    string
  >;

  function prepared(trx: Kysely<Tables>, engine: DatabaseTransaction['engine']): Prepared {
    const before = known.get(engine);
    if (before) {
      return before;
    }
    const query = build({ trx, engine, places }).compile();
    const made = {
      query,
      names: query.parameters.map((value) => names.find((name) => places[name] === value)),
    };
    known.set(engine, made);
    return made;
  }

  return async (scope, values) => {
    const trx = 'db' in scope ? scope.db : scope.trx;
    const { query, names: inOrder } = prepared(trx, scope.engine);
    const parameters = inOrder.map((name, index) =>
      name === undefined ? query.parameters[index] : values[name as Name],
    );
    const { rows } = await trx.executeQuery({ ...query, parameters });
    return rows as Row[];
  };
}
