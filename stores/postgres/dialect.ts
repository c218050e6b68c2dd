import { OperationNodeTransformer, PostgresDialect, PostgresDriver, ValueNode } from 'kysely';
import type {
  DatabaseIntrospector,
  Driver,
  Kysely,
  KyselyPlugin,
  PostgresDialectConfig,
} from 'kysely';
import { StoreUnavailable } from '../store.ts';
import type { GuardedPool } from './guarded-pool.ts';

/** Kysely's dialect for PostgreSQL on a guarded pool, which it ends when it is destroyed. */
export class PostgresStoreDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(pool: GuardedPool) {
    const config = { pool };
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new PostgresStoreDriver(this.#config);
  }

  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return super.createIntrospector(db.withPlugin(literalBooleans));
  }
}

/**
 * Kysely's own questions about tables compare with a boolean, which no store binds: it is written
 * into their text.
 */
class LiteralBooleans extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return typeof node.value === 'boolean' ? ValueNode.createImmediate(node.value) : node;
  }
}

const transformer = new LiteralBooleans();

const literalBooleans: KyselyPlugin = {
  transformQuery: ({ node }) => transformer.transformNode(node),
  transformResult: ({ result }) => Promise.resolve(result),
};

type PostgresConnection = Parameters<PostgresDriver['rollbackTransaction']>[0];

class PostgresStoreDriver extends PostgresDriver {
  override async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      // Kysely's driver has discarded the connection, and the server rolls back the work of a lost connection. So the
      // rollback holds, and the failure of the transaction is the error.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }
}
