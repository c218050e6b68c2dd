import { tracingChannel } from 'node:diagnostics_channel';

/** A statement that a database is given: its text, without the values. */
export interface StatementTold {
  readonly sql: string;
  readonly engine: 'sqlite' | 'postgres';
}

/**
 * Tells every subscriber of each statement: its start, its end and its error. SQLite's end with the call, PostgreSQL's with
 * the promise. Where nobody subscribes it costs nothing that can be measured.
 */
export const statementChannel = tracingChannel<StatementTold>('passbook:statement');
