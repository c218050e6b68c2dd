import { sql } from 'kysely';
import type { BankStore } from '#bank/ports.ts';
import { addDays, localMoment, startOfDay } from '#bank/calendar/local-time.ts';
import { argon2Passwords } from '#hosts/http-server/passwords/passwords.ts';
import { liveDependencies } from '#hosts/testing/test-live-dependencies.ts';
import { type BenchStore } from '../harness.ts';
import { liveThrough } from './live-through.ts';
import { type GeneratedMember, openCreditUnion } from './open-credit-union.ts';

const daysOfYear = 365;

/** The generated credit union. */
export interface CreditUnion {
  readonly members: readonly GeneratedMember[];
  /** Of history. */
  readonly lines: number;
  readonly tookMs: number;
  /** Of the whole database. */
  readonly bytes: number;
}

/** Generates a credit union in an empty database, with so many members and so many years of their history. */
export async function generate(
  benchStore: BenchStore,
  { members: count, years }: { readonly members: number; readonly years: number },
): Promise<CreditUnion> {
  const begin = performance.now();
  const store = await benchStore.open();
  try {
    const bank = liveDependencies(store, argon2Passwords());
    const days = years * daysOfYear;
    const today = localMoment(bank.clock.now(), bank.timeZone).date;
    const openedAt = startOfDay(addDays(today, -days), bank.timeZone);
    const members = await openCreditUnion(bank, count, openedAt);
    const lines = await liveThrough(bank, members, days, benchStore.environment['DATABASE_URL']);
    if (store.engine === 'postgres') await sql`analyze`.execute(store.db);
    const tookMs = performance.now() - begin;
    return { members, lines, tookMs, bytes: await sizeOf(store) };
  } finally {
    await store.close();
  }
}

async function sizeOf({ db, engine }: BankStore): Promise<number> {
  const { rows } =
    engine === 'postgres'
      ? await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
          db,
        )
      : await sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(
          db,
        );
  return rows[0]?.bytes ?? NaN;
}
