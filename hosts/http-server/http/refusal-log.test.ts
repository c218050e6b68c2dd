import { expect, test } from 'vitest';
import { collectingLog, TestClock } from '#bank/testing/test-ports.ts';
import { RefusalLog, type RefusedRequest } from './refusal-log.ts';

const second = 1_000;

const refused: RefusedRequest = {
  procedure: 'transfers.get',
  code: 'NOT_FOUND',
  status: 404,
  member: '019a2f6e-8c1d-7b3a-9f00-1234567890ab',
  address: '203.0.113.7',
  request: '019a2f6e-9000-7c4d-8e00-abcdefabcdef',
};

function openTestLog() {
  const clock = new TestClock('2026-03-02T15:00:00Z');
  const log = collectingLog();
  return { clock, lines: log.lines, refusals: new RefusalLog({ log, clock }) };
}

test('A refusal is told once: what was asked, why not, whose session it is, and from where', () => {
  const { lines, refusals } = openTestLog();
  refusals.note(refused);
  refusals.note({ ...refused, procedure: 'signIn', member: null });
  const { member: _unknown, ...ofNobody } = refused;
  expect(lines).toEqual([
    { level: 'info', message: 'A request was refused', facts: refused },
    {
      level: 'info',
      message: 'A request was refused',
      facts: { ...ofNobody, procedure: 'signIn' },
    },
  ]);
});

test('Of a thousand refusals in a second twenty have a line, and one more tells how many had none', async () => {
  const { clock, lines, refusals } = openTestLog();
  for (let count = 0; count < 1_000; count += 1) {
    refusals.note(count % 4 === 0 ? { ...refused, code: 'BAD_REQUEST', status: 400 } : refused);
  }
  expect(lines).toHaveLength(20);
  await clock.advance(second);
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toEqual({
    level: 'info',
    message: 'More requests were refused',
    facts: { count: { NOT_FOUND: 735, BAD_REQUEST: 245 } },
  });
  refusals.note(refused);
  expect(lines.at(-1)?.facts).toEqual(refused);
});

test('However long it lasts, there are as few lines in every second', async () => {
  const { clock, lines, refusals } = openTestLog();
  for (let moment = 0; moment < 100; moment += 1) {
    for (let count = 0; count < 50; count += 1) refusals.note(refused);
    await clock.advance(second / 10);
  }
  expect(lines.length).toBeLessThanOrEqual(10 * 21 + 1);
  const told = lines.map(({ facts }) => (facts['count'] as { NOT_FOUND?: number })?.NOT_FOUND ?? 1);
  refusals.flush();
  const rest = lines.slice(told.length).map(({ facts }) => facts['count'] as { NOT_FOUND: number });
  const all = [...told, ...rest.map(({ NOT_FOUND }) => NOT_FOUND)];
  expect(all.reduce((sum, count) => sum + count, 0)).toBe(5_000);
});

test('Requests put off because too many were under way are told as a number', async () => {
  const { clock, lines, refusals } = openTestLog();
  for (let count = 0; count < 400; count += 1) refusals.notePutOff();
  refusals.note({ ...refused, code: 'UNAVAILABLE', status: 503 });
  expect(lines).toEqual([]);
  await clock.advance(second);
  expect(lines).toEqual([
    {
      level: 'info',
      message: 'Asks were put off, because too much was under way',
      facts: { count: 401 },
    },
  ]);
  await clock.advance(second);
  expect(lines).toHaveLength(1);
});

test('Of what the store could not answer the log tells the cause and the number, once a second', async () => {
  const { clock, lines, refusals } = openTestLog();
  const unavailable = { ...refused, code: 'UNAVAILABLE', status: 503 };
  const lost = new Error('The connection to the database was lost.');
  for (let count = 0; count < 30; count += 1) refusals.note({ ...unavailable, cause: lost });
  refusals.note({ ...unavailable, cause: new Error('The database cannot be reached.') });
  expect(lines).toEqual([]);
  await clock.advance(second);
  expect(lines.map(({ level, message, facts }) => [level, message, facts['count']])).toEqual([
    ['error', 'Requests were answered with 503', 30],
    ['error', 'Requests were answered with 503', 1],
  ]);
  expect(lines[0]?.facts['error']).toBe(lost);
});

test('However many causes there are, few have a line', async () => {
  const { clock, lines, refusals } = openTestLog();
  for (let count = 0; count < 100; count += 1) {
    const cause = new Error(`Row ${count} is locked`);
    refusals.note({ ...refused, code: 'UNAVAILABLE', status: 503, cause });
  }
  await clock.advance(second);
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)?.facts['count']).toBe(95);
});

test.each([
  ['UNEXPECTED', 500],
  ['SECOND_STEP_NEEDED', 401],
  ['STEP_UP_NEEDED', 401],
])('%s stands in the log already, or is no refusal', (code, status) => {
  const { lines, refusals } = openTestLog();
  refusals.note({ ...refused, code, status });
  refusals.flush();
  expect(lines).toEqual([]);
});

test('Who only asks whether they are signed in is refused nothing; who asks for more is', () => {
  const { lines, refusals } = openTestLog();
  const signedOut = { ...refused, code: 'SIGNED_OUT', status: 401 };
  refusals.note({ ...signedOut, procedure: 'whoAmI' });
  refusals.note({ ...signedOut, procedure: 'accounts.list' });
  expect(lines.map(({ facts }) => facts['procedure'])).toEqual(['accounts.list']);
});

test('A clock that is set back silences nothing', () => {
  const { clock, lines, refusals } = openTestLog();
  for (let count = 0; count < 20; count += 1) refusals.note(refused);
  clock.set('2026-03-02T14:00:00Z');
  refusals.note(refused);
  expect(lines).toHaveLength(21);
});

test('An address that somebody has made up takes no room', () => {
  const { lines, refusals } = openTestLog();
  refusals.note({ ...refused, address: 'x'.repeat(8_000) });
  expect(String(lines[0]?.facts['address'])).toHaveLength(45);
});
