import { ORPCError, ValidationError } from '@orpc/server';
import { expect, test } from 'vitest';
import type { Log } from '#bank/ports.ts';
import { openLog } from './log.ts';

function openTestLog(): { log: Log; lines: string[] } {
  const lines: string[] = [];
  return { lines, log: openLog({ write: (line) => void lines.push(line) }) };
}

const secrets = {
  password: 'juniper-commons-2026',
  newPassword: 'another-one',
  cookie: '__Host-sid=6f3f2b9e',
  'set-cookie': ['__Host-sid=6f3f2b9e'],
  authorization: 'Bearer 77',
  sessionToken: 'c0ffee',
  accountNumber: '000123456789',
  account_number: '000123456788',
  routingNumber: '021000021',
  pin: '4831',
  proof: { method: 'text', code: '417306' },
  recoveryCodes: ['k7dm-22ph', '9xwq-3bta'],
  sealedSecret: 'v1.2026.c2VhbGVk',
  apiKey: 'gateway-7',
  key: 'bWluZQ',
};

test('Promise 5: no secret of a request is in the log, however deep it stands', () => {
  const { log, lines } = openTestLog();
  log.info('asked', { ...secrets, request: { headers: secrets, list: [{ body: secrets }] } });
  log.error('failed', { error: new Error('broken'), input: { credentials: secrets } });

  const written = lines.join('');
  const hidden = Object.values({ ...secrets, proof: secrets.proof.code }).flat();
  for (const secret of hidden) expect(written).not.toContain(secret);
  expect(written).toContain('[left out]');
});

test('Promise 5: account numbers, card numbers and session tokens are not told by any text either', () => {
  const { log, lines } = openTestLog();
  const token = 'ab12'.repeat(16);
  const error = new Error(`duplicate key (account, number)=(1, 000123456789) of ${token}`);
  error.cause = new TypeError('card 4111111111111111 is unknown');
  log.error('failed', { error, detail: `to 99887766554433, token ${token}` });

  const written = lines.join('');
  for (const secret of ['000123456789', '4111111111111111', '99887766554433', token]) {
    expect(written).not.toContain(secret);
  }
  expect(written).toContain('••••6789');
});

test('Promise 5: no address tells its password, and no link what makes it good', () => {
  const { log, lines } = openTestLog();
  const error = new Error('connect smtp://bank:hunter2@mail.example:587 failed');
  log.error('failed', {
    error,
    link: 'https://bank.example/reset-password#c0ffee',
    shown: 'otpauth://totp/Bank:avery?secret=JBSWY3DPEHPK3PXP',
    at: 'postgres://only@db.example/bank',
  });
  const written = lines.join('');
  for (const secret of ['hunter2', 'c0ffee', 'JBSWY3DPEHPK3PXP', 'only@']) {
    expect(written).not.toContain(secret);
  }
  for (const kept of ['mail.example:587', 'https://bank.example/reset-password', 'db.example']) {
    expect(written).toContain(kept);
  }
});

test('Promise 5: a failed check of a request tells what was wrong and not what was sent', () => {
  const { log, lines } = openTestLog();
  const data = { username: 'avery', password: secrets.password };
  const issues = [{ message: 'too long', path: ['password'] }];
  const cause = new ValidationError({ message: 'wrong', issues, data });
  log.error('failed', { error: new ORPCError('BAD_REQUEST', { data, cause }) });

  expect(lines.join('')).not.toContain(secrets.password);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 50,
    msg: 'failed',
    error: { name: 'Error', code: 'BAD_REQUEST', cause: { message: 'wrong' } },
  });
});

test('The log keeps the means to find a fault: its reference, its place, its cause', () => {
  const { log, lines } = openTestLog();
  const reference = '019a2f6e-8c1d-7b3a-9f00-1234567890ab';
  log.error('failed', { error: new RangeError('no', { cause: 'disk full' }), reference, tries: 3 });

  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    reference,
    tries: 3,
    error: { name: 'RangeError', message: 'no', cause: { message: 'disk full' } },
  });
  expect(lines[0]).toContain('log.test.ts');
});
