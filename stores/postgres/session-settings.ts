/** What the bank relies on in every session, by the names that PostgreSQL gives it. Milliseconds. */
export type SessionSettings = Readonly<Record<string, string>>;

/** Where a statement may take as long as it takes. */
const idleInTransactionMs = 10_000;

/** The settings of sessions whose statements may take so long, 0 for as long as they take. */
export function sessionSettings(statementTimeoutMs: number): SessionSettings {
  return {
    TimeZone: 'UTC',
    bytea_output: 'hex',
    // Every statement is short: compiling one takes longer than running it.
    jit: 'off',
    statement_timeout: String(statementTimeoutMs),
    // Long enough for PostgreSQL to see that two wait for each other, which takes it a second.
    lock_timeout: String(Math.round(statementTimeoutMs * 0.75)),
    // What a server that was cut off had locked is free before long.
    idle_in_transaction_session_timeout: String(
      Math.round(statementTimeoutMs * 1.5) || idleInTransactionMs,
    ),
  };
}

/**
 * As for any disk without a moving head: at the standard, which is for one with it, PostgreSQL looks a few keys up by
 * reading whole tables of some thousand rows. The bank is only slower without it.
 */
export const solidStateDisk: SessionSettings = { random_page_cost: '1.1' };

/**
 * Of sessions that look everything up by keys: PostgreSQL joins by an index and reads no table from end to end, however few
 * rows it believes there are. Of a new database it knows nothing for a minute, and keeps the plans that it makes then.
 */
export const byKeysAlone: SessionSettings = {
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
};

/**
 * Of sessions that read outside of transactions: such a read waits only where somebody has locked a whole table, and keeps its connection from
 * reads of other tables meanwhile. A vacuum that shortens a table makes way for it after 20 ms (PostgreSQL's vacuumlazy.c). Milliseconds.
 */
export const shortLockWait: SessionSettings = { lock_timeout: '25' };

/** The same for the start of a session. */
export function asStartOptions(settings: SessionSettings): string[] {
  return Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
}
