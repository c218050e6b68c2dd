import { appendToMemberLogs } from '../../member-log/append-to-member-logs.ts';
import { auditHash, firstAuditHash } from '../../member-log/log-entry.ts';
import { describeOnEveryStore } from '#stores/every-store.ts';
import type { Store } from '#stores/store.ts';
import { type Migration, Migrator } from 'kysely/migration';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { systemAccounts } from '../../ledger/chart-of-accounts.ts';
import type { Tables } from '../tables.ts';
import { dumpTables } from '../../testing/dump-tables.ts';
import { verifyBank } from '../../verify/verify-bank.ts';
import type { StatementMonth } from '#contract/statements/statements.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { findKept, keepStatement } from '../../statements/kept-statements.ts';
import { testBrand } from '../../testing/test-brand.ts';
import { DatabaseIsNewer, migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { dumpSchema } from './schema-dump.ts';

const month = '2026-02' as StatementMonth;
const now = Date.parse('2026-05-01T12:00:00Z') as EpochMs;

async function everythingIn(store: Store<Tables>) {
  return { schema: await dumpSchema(store), rows: await dumpTables(store) };
}

/** What a program that knew fewer migrations would have left. */
async function migrateTo(store: Store<Tables>, last: string): Promise<void> {
  const known: [string, Migration][] = Object.entries(migrations).map(([name, up]) => [
    name,
    { up: (db) => up(db, store.engine) },
  ]);
  const migrator = new Migrator({
    db: store.db,
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(known)) },
  });
  const { error } = await migrator.migrateTo(last);
  expect(error).toBeUndefined();
}

async function addOldMember(store: Store<Tables>): Promise<void> {
  await sql`insert into member (id, username, display_name, plan, member_since, created_at)
    values ('m', 'old', 'Old Member', 'Free', '2026-01-01', 0)`.execute(store.db);
}

async function addOldAccount(store: Store<Tables>): Promise<void> {
  await sql`insert into account (id, member_id, handle, name, number, type, position, opened_at)
    values ('a', 'm', 'checking', 'Checking', '1', 'primary', 0, 0)`.execute(store.db);
}

/** What belongs to the member as a person, and a log of two events. */
async function addOldPerson({ db }: Store<Tables>): Promise<void> {
  const audited = { log_id: 'm', sequence: 1, at: 1, action: 'sign-in', facts: '{}' };
  const hash = auditHash({ ...audited, person_id: null, previous_hash: firstAuditHash });
  for (const statement of [
    sql`update member set access_closed_at = 7`,
    sql`insert into account_balance (account_id, balance, floor, version) values ('a', 0, 0, 0)`,
    sql`insert into credential (member_id, password_hash, changed_at) values ('m', 'hash', 1)`,
    sql`insert into session (token_hash, member_id, created_at, seen_at, expires_at, address, device, id)
      values ('t', 'm', 1, 1, 2, '192.0.2.1', 'Phone', 's')`,
    sql`insert into passkey (id, member_id, credential_id, public_key, counter, transports, name, added_at)
      values ('p', 'm', 'c', 'k', 0, '', 'Phone', 1)`,
    sql`insert into credit_score (member_id, recorded_on, score) values ('m', '2026-01-01', 700)`,
    sql`insert into credit_score_factor (member_id, recorded_on, position, code, direction)
      values ('m', '2026-01-01', 1, 'payment-history', 'raises')`,
    sql`insert into enrolment (member_id, member_number, birth_date, opened_at)
      values ('m', 'JC1', '1980-02-29', 0)`,
    sql`insert into notice_mark (member_id, read_up_to) values ('m', 1)`,
    sql`insert into member_log (member_id, event_sequence, audit_sequence, audit_hash)
      values ('m', 2, 1, ${hash})`,
    sql`insert into audit_record (member_id, sequence, at, action, facts, previous_hash, hash)
      values ('m', 1, 1, 'sign-in', '{}', ${firstAuditHash}, ${hash})`,
    sql`insert into member_event (member_id, sequence, at, body)
      values ('m', 1, 1, '{"kind":"sign-in"}'), ('m', 2, 2, '{"kind":"transfer"}')`,
  ]) {
    await statement.execute(db);
  }
}

/** Lines as they were written before they had a day and a phrase. */
async function addOldHistory(store: Store<Tables>): Promise<void> {
  await addOldMember(store);
  await addOldAccount(store);
  const lines = [
    ['credit', 'Zürich\nPay', 1_234_567_89, 'completed', 'Income', '2026-02-28', '$1234567.89'],
    ['debit', 'Café', 5, 'completed', 'Dining', '2026-03-01', '$0.05'],
    ['debit', 'Café', 7, 'failed', 'Dining', '2026-03-01', '$0.07'],
    ['debit', 'Café', 9, 'pending', 'Dining', '2026-03-01', '$0.09'],
  ] as const;
  for (const [place, line] of lines.entries()) {
    const [type, description, amount, status, category, day, written] = line;
    const grouped = written.replace('$1234567', '$1,234,567');
    const text = [description, 'TXN-1', '', category, 'Checking', day, written, grouped];
    const words = text.join('\n').toLowerCase();
    await sql`insert into account_transaction (id, member_id, account_id, posting_id, type, description,
        amount, at, status, category, label, search_text)
      values (${`t${place}`}, 'm', 'a', ${`p${place}`}, ${type}, ${description}, ${amount}, ${place},
        ${status}, ${category}, 'TXN-1', ${words})`.execute(store.db);
  }
}

/** A transfer that was sent and returned, and its intent. */
async function addOldTransfers({ db }: Store<Tables>): Promise<void> {
  const [sent, returned] = ['p2', 'p1'];
  await db
    .insertInto('posting')
    .values([
      { id: sent, kind: 'transfer-sent', at: 1, transfer_id: 't', reverses: null },
      { id: returned, kind: 'transfer-returned', at: 2, transfer_id: 't', reverses: sent },
    ])
    .execute();
  const moves = [
    [sent, 'a', -5, 95, 1],
    [sent, 'in-flight', 5, null, null],
    [returned, 'in-flight', -5, null, null],
    [returned, 'a', 5, 100, 2],
  ] as const;
  for (const [posting_id, account_id, amount, balance_after, version] of moves) {
    const entry = { posting_id, account_id, amount, balance_after, version };
    await db.insertInto('entry').values(entry).execute();
  }
  await sql`insert into transfer (id, member_id, kind, from_account_id, to_name, email, amount, memo,
      status, label, reference, at)
    values ('t', 'm', 'zelle', 'a', 'Ana Ruiz', 'ana@example.com', 5, 'Lunch',
      'failed', 'TXN-1', 'REF-1', 1)`.execute(db);
  await db
    .insertInto('transfer_status')
    .values([
      { transfer_id: 't', sequence: 2, status: 'failed', at: 2, reason: 'No such account' },
      { transfer_id: 't', sequence: 1, status: 'processing', at: 1, reason: null },
    ])
    .execute();
  await sql`insert into intent (member_id, key, request_hash, answer, at)
    values ('m', 'k2', 'h', '{"id":"t"}', 1), ('n', 'k1', 'h', '{}', 1), ('m', 'k1', 'h', '{}', 1)`.execute(
    db,
  );
}

async function noteMigration(store: Store<Tables>, name: string): Promise<void> {
  await (store as unknown as Store<{ kysely_migration: { name: string; timestamp: string } }>).db
    .insertInto('kysely_migration')
    .values({ name, timestamp: '2031-01-01T00:00:00Z' })
    .execute();
}

describeOnEveryStore('migrating', ({ open }) => {
  test('an empty database gets the tables and the chart of accounts', async () => {
    const store = await open<Tables>();
    await migrate(store);
    const accounts = await store.db.selectFrom('account').selectAll().orderBy('position').execute();
    expect(accounts.map(({ id, name, type }) => ({ id, name, type }))).toEqual(
      systemAccounts.map(({ id, name }) => ({ id, name, type: 'system' })),
    );
  });

  test('a database that is up to date is left as it is', async () => {
    const store = await open<Tables>();
    await migrate(store);
    const before = await everythingIn(store);
    await migrate(store);
    expect(await everythingIn(store)).toEqual(before);
  });

  test('a database with the first migration only gets the others', async () => {
    const [older, fresh] = [await open<Tables>(), await open<Tables>()];
    await migrateTo(older, Object.keys(migrations)[0] ?? '');
    await migrate(older);
    await migrate(fresh);
    expect(await dumpSchema(older)).toBe(await dumpSchema(fresh));
  });

  test('the history of an older database gets its sums and phrases', async () => {
    const store = await open<Tables>();
    await migrateTo(store, '0013-disputes');
    await addOldHistory(store);
    await migrate(store);
    const { checks } = await verifyBank(store);
    const kept = checks.filter(({ name }) => /sums of each day|found by its words/.test(name));
    expect(kept.map(({ faults }) => faults)).toEqual([[], []]);
    const sums = await store.db.selectFrom('daily_sum').selectAll().orderBy('day').execute();
    expect(sums).toMatchObject([
      { day: '2026-02-28', credits: 1, money_in: 1_234_567_89, void_debits: 0 },
      { day: '2026-03-01', category: 'Dining', debits: 2, money_out: 14, void_debits: 1 },
    ]);
    expect(await store.db.selectFrom('search_phrase').select('text').execute()).toHaveLength(2);
  });

  test('the history of an older database is found without accents and by its memos', async () => {
    const store = await open<Tables>();
    await migrateTo(store, '0025-booking');
    await addOldMember(store);
    await addOldAccount(store);
    await addOldTransfers(store);
    for (const [id, description, transfer] of [
      ['p1', 'Café', null],
      ['p2', 'Zelle to Ana', 't'],
    ] as const) {
      const words = [description, 'TXN-1', '', 'Zelle', 'Checking', '1970-01-01', '$0.05', '$0.05'];
      await sql`insert into account_transaction (id, member_id, account_id, posting_id, type,
          description, amount, at, status, category, label, transfer_id, search_text, day, phrase)
        values (${id}, 'm', 'a', ${id}, 'debit', ${description}, 5, 1, 'completed', 'Zelle', 'TXN-1',
          ${transfer}, ${words.join('\n').toLowerCase()}, '1970-01-01', ${id === 'p1' ? 1 : 2})`.execute(
        store.db,
      );
      await sql`insert into search_phrase (member_id, phrase, account_id, category, text)
        values ('m', ${id === 'p1' ? 1 : 2}, 'a', 'Zelle',
          ${`${description}\nZelle\nChecking`.toLowerCase()})`.execute(store.db);
    }
    await migrate(store);
    const lines = await store.db
      .selectFrom('account_transaction')
      .innerJoin('search_phrase', (on) =>
        on
          .onRef('search_phrase.membership_id', '=', 'account_transaction.membership_id')
          .onRef('search_phrase.phrase', '=', 'account_transaction.phrase'),
      )
      .select(['account_transaction.id', 'search_text', 'text'])
      .orderBy('account_transaction.id')
      .execute();
    expect(lines).toEqual([
      {
        id: 'p1',
        search_text: 'cafe\ntxn-1\n\nzelle\nchecking\n1970-01-01\n$0.05\n$0.05',
        text: 'cafe\nzelle\nchecking',
      },
      {
        id: 'p2',
        search_text: 'zelle to ana\nlunch\ntxn-1\n\nzelle\nchecking\n1970-01-01\n$0.05\n$0.05',
        text: 'zelle to ana\nlunch\nzelle\nchecking',
      },
    ]);
  });

  test('the history of an older database knows when it was booked', async () => {
    const store = await open<Tables>();
    await migrateTo(store, '0020-security-log');
    await addOldMember(store);
    await addOldTransfers(store);
    const posting = { transfer_id: null, reverses: null };
    await store.db
      .insertInto('posting')
      .values([{ ...posting, id: 'p3', kind: 'payment-out', at: 3 }])
      .execute();
    for (const [id, transfer, status] of [
      ['p2', 't', 'failed'],
      ['p3', null, 'completed'],
    ] as const) {
      await sql`insert into account_transaction (id, member_id, account_id, posting_id, type,
          description, amount, at, status, category, label, transfer_id, search_text, day, phrase)
        values (${id}, 'm', 'a', ${id}, 'debit', 'Lunch', 5, 1, ${status}, 'Zelle', 'TXN-1',
          ${transfer}, '', '1970-01-01', 1)`.execute(store.db);
    }
    await migrate(store);
    const lines = await store.db
      .selectFrom('account_transaction')
      .select(['id', 'booked_at'])
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      { id: 'p2', booked_at: 2 },
      { id: 'p3', booked_at: null },
    ]);
  });

  test('R-D7 the card payee of the sample in an older database pays its card, and what it was paid is in the ledger', async () => {
    const store = await open<Tables>();
    await migrateTo(store, '0027-password-proves-from');
    await addOldMember(store);
    const { db } = store;
    await sql`insert into card (id, member_id, handle, kind, brand, holder_name, credit_limit, spending_limit, position)
      values ('c', 'm', 'credit', 'credit', 'Visa', 'Old Member', 500000, 500000, 0)`.execute(db);
    for (const [id, name, key, number] of [
      ['own', 'Credit Card', 'credit card', '0051884407'],
      ['other', 'Credit card', 'credit card', '4417123456'],
    ] as const) {
      await sql`insert into payee (id, member_id, name, name_key, account_number, category, created_at, removed_at)
        values (${id}, 'm', ${name}, ${key}, ${number}, 'Transfer', 0, ${id === 'own' ? null : 1})`.execute(
        db,
      );
      await sql`insert into bill_series (id, member_id, payee_id, from_account_id, amount, memo, repeat, first_day, created_at)
        values (${id}, 'm', ${id}, 'a', 7500, '', 'once', '2026-01-02', 0)`.execute(db);
      await sql`insert into bill_payment (id, series_id, sequence, member_id, day, status, settled_at, posting_id)
        values (${id}, ${id}, 1, 'm', '2026-01-02', 'paid', 5, ${`posting of ${id}`})`.execute(db);
    }
    await migrate(store);
    const payees = await db.selectFrom('payee').select(['id', 'card_id']).orderBy('id').execute();
    expect(payees).toEqual([
      { id: 'other', card_id: null },
      { id: 'own', card_id: 'c' },
    ]);
    expect(await db.selectFrom('card_entry').selectAll().execute()).toEqual([
      {
        id: 'posting of own',
        card_id: 'c',
        kind: 'payment',
        overdraft: 0,
        description: 'Payment received',
        amount: -75_00,
        at: 5,
        posting_id: 'posting of own',
      },
    ]);
  });

  test('what an older database has asked somebody to show can still be shown', async () => {
    const store = await open<Tables>();
    await migrateTo(store, '0016-security');
    await sql`insert into challenge (id, purpose, holder, act_hash, tries_left, created_at, expires_at)
      values ('c', 'step-up', 'session', 'act', 5, 0, 600000)`.execute(store.db);
    await migrate(store);
    const kept = await store.db.selectFrom('challenge').selectAll().execute();
    expect(kept).toMatchObject([{ id: 'c', act_hash: 'act', permits: null, tries_left: 5 }]);
  });

  test('what an older database holds of transfers is all there, and still append-only', async () => {
    const store = await open<Tables>();
    await migrateTo(store, '0018-member-access');
    await addOldTransfers(store);
    const before = await dumpTables(store);
    await migrate(store);
    const after = await dumpTables(store);
    for (const table of ['posting', 'entry', 'transfer', 'transfer_status', 'intent'] as const) {
      expect(before[table]?.length, table).toBeGreaterThan(0);
      // Whether it was confirmed is not known of what was sent before that was kept; there were no goals, nobody was asked what it is for, no name was compared, and nobody’s own limit counted it.
      const kept = before[table]
        ?.map((row) => row.replace('"member_id"', '"membership_id"'))
        .map((row) =>
          table === 'transfer'
            ? row.replace(
                /}$/,
                ',"confirmed":null,"goal_id":null,"purpose":null,"name_check":null,"limited_person_id":null}',
              )
            : row,
        );
      expect(after[table]).toEqual(kept);
      if (table === 'transfer') continue;
      await expect(store.db.deleteFrom(table).execute(), table).rejects.toThrow('append-only');
    }
  });

  test('an older database has no statement kept, and keeps those that are asked for', async () => {
    const store = await open<Tables>();
    await migrateTo(store, '0013-disputes');
    await addOldHistory(store);
    await migrate(store);
    expect(await store.db.selectFrom('statement').selectAll().execute()).toEqual([]);
    await store.transact((scope) =>
      keepStatement(scope, { timeZone: 'America/New_York', brand: testBrand }, 'a', month, now),
    );
    const kept = await findKept(store.db, 'a', month);
    expect(JSON.parse(kept ?? '{}')).toMatchObject({
      statement: { holder: { name: 'Old Member', address: [] }, dividends: { earned: 0 } },
    });
  });

  test('who has changed their name is known by the one before', async () => {
    const store = await open<Tables>();
    await migrateTo(store, '0060-receipts');
    const people = ['a', 'b'].map((id) => ({
      id,
      username: id,
      display_name: `New ${id}`,
      created_at: 0,
      log_id: id,
    }));
    const places = { street: '', unit: '', city: '', state: '', zip: '' };
    const former = [1, 2].map((until) => ({
      person_id: 'a',
      until,
      name: `Name ${until}`,
      ...places,
    }));
    await store.db
      .insertInto('person')
      .values(people as never)
      .execute();
    await store.db.insertInto('former_holder').values(former).execute();
    await migrate(store);
    const known = await store.db.selectFrom('person').select('known_name').orderBy('id').execute();
    expect(known.map(({ known_name: name }) => name)).toEqual(['Name 1', 'New b']);
  });

  test('a member of an older database is a person with a membership, and their log goes on', async () => {
    const store = await open<Tables>();
    await migrateTo(store, '0029-step-up-strength');
    const { db } = store;
    await addOldMember(store);
    await addOldAccount(store);
    await addOldPerson(store);
    const before = await dumpTables(store);
    await migrate(store);
    expect(await db.selectFrom('person').selectAll().execute()).toEqual([
      {
        id: 'm',
        username: 'old',
        display_name: 'Old Member',
        known_name: 'Old Member',
        created_at: 0,
        access_closed_at: 7,
        log_id: 'm',
      },
    ]);
    expect(await db.selectFrom('membership').selectAll().execute()).toEqual([
      {
        id: 'm',
        number: 'JC1',
        plan: 'Free',
        member_since: '2026-01-01',
        created_at: 0,
        business_name: null,
      },
    ]);
    expect(await db.selectFrom('party').selectAll().execute()).toMatchObject([
      { membership_id: 'm', person_id: 'm', role: 'primary', until_at: null, granted_by: null },
    ]);
    const after = await dumpTables(store);
    for (const table of ['credential', 'session', 'passkey', 'credit_score_factor'] as const) {
      expect(after[table], table).toHaveLength(1);
      const withoutLater = after[table]?.map((row) => row.replace(',"alone_from":null', ''));
      expect(withoutLater, table).toEqual(
        before[table]?.map((row) => row.replace('"member_id"', '"person_id"')),
      );
    }
    expect(await db.selectFrom('notice_mark').selectAll().execute()).toEqual([
      { person_id: 'm', log_id: 'm', read_up_to: 1 },
    ]);
    const events = await db
      .selectFrom('member_event')
      .select(['sequence', 'person_id'])
      .orderBy('sequence')
      .execute();
    expect(events).toEqual([
      { sequence: 1, person_id: 'm' },
      { sequence: 2, person_id: null },
    ]);
    const told = { action: 'seen', facts: {} };
    await store.transact((scope) =>
      appendToMemberLogs(scope, [
        { membershipId: 'm', by: null, at: now, audit: told, events: [] },
        { personId: 'm', at: now, audit: told, events: [{ kind: 'sign-in' }] },
      ]),
    );
    const { checks } = await verifyBank(store);
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
    await expect(db.deleteFrom('member_event').execute()).rejects.toThrow('append-only');
    await expect(db.deleteFrom('person').execute()).rejects.toThrow(/foreign key/i);
  });

  test('a member of an older database without a number gets one that no other has', async () => {
    const store = await open<Tables>();
    await migrateTo(store, '0029-step-up-strength');
    for (const id of [
      '019a0000-0000-7000-8000-0123456789ab',
      '019a0000-0000-7000-8000-0123456789ac',
    ]) {
      await sql`insert into member (id, username, display_name, plan, member_since, created_at)
        values (${id}, ${id}, 'Old Member', 'Free', '2026-01-01', 0)`.execute(store.db);
    }
    await migrate(store);
    const rows = await store.db.selectFrom('membership').select('number').orderBy('id').execute();
    expect(rows).toEqual([{ number: '0123456789AB' }, { number: '0123456789AC' }]);
  });

  test('R-X3 keys of before are folded as those of now, where no other has the same', async () => {
    const store = await open<Tables>();
    await migrateTo(store, '0025-booking');
    await addOldMember(store);
    await migrateTo(store, '0063-found-by-index');
    for (const [payee, type] of [
      ['joe’s', 'debit'],
      ["ana's", 'debit'],
      ['ana’s', 'debit'],
      ['ana’s', 'credit'],
    ]) {
      await sql`insert into payee_rule (membership_id, type, payee, category)
        values ('m', ${type}, ${payee}, 'Dining')`.execute(store.db);
    }
    await migrate(store);
    const { rows } = await sql<{ type: string; payee: string }>`
      select type, payee from payee_rule`.execute(store.db);
    expect(rows.map(({ type, payee }) => `${type} ${payee}`).toSorted()).toEqual(
      ["credit ana's", "debit ana's", "debit joe's", 'debit ana’s'].toSorted(),
    );
  });

  test('two processes may start at once', async () => {
    const store = await open<Tables>();
    await Promise.all([migrate(store), migrate(store)]);
    const fresh = await open<Tables>();
    await migrate(fresh);
    expect(await dumpSchema(store)).toBe(await dumpSchema(fresh));
  });

  test('a database of a newer program is refused by name and left as it is', async () => {
    const store = await open<Tables>();
    await migrate(store);
    await noteMigration(store, '9999-travel-notices');
    const before = await everythingIn(store);
    const refused = migrate(store);
    await expect(refused).rejects.toThrow(DatabaseIsNewer);
    await expect(refused).rejects.toThrow('"9999-travel-notices"');
    expect(await everythingIn(store)).toEqual(before);
  });

  test('an older database in which a newer program has left its mark is not touched', async () => {
    const store = await open<Tables>();
    await migrateTo(store, Object.keys(migrations)[0] ?? '');
    await noteMigration(store, '9999-travel-notices');
    const before = await everythingIn(store);
    await expect(migrate(store)).rejects.toThrow(DatabaseIsNewer);
    expect(await everythingIn(store)).toEqual(before);
  });
});
