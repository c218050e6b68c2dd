import { expect, test } from 'vitest';
import { stepUpWords } from '../words/step-up.ts';
import { stepUpPurpose } from './step-up-purpose.ts';

const transfer = { kind: 'zelle', from: 'checking', amount: 150_000, name: 'Ana Ruiz', email: '' };

test.each([
  ['transfers.create', { intentKey: 'key', transfer }, 'To send $1,500.00 to Ana Ruiz.'],
  [
    'transfers.create',
    { transfer: { kind: 'zelle', amount: 150_000, recipient: 'id' } },
    'To send $1,500.00.',
  ],
  ['scheduledTransfers.schedule', { schedule: { transfer } }, 'To send $1,500.00 to Ana Ruiz.'],
  ['bills.schedule', { bill: { payee: 'id', amount: 99 } }, 'To send $0.99.'],
  ['recipients.add', { recipient: { name: 'Ana Ruiz' } }, 'To save this recipient.'],
  ['security.makeRecoveryCodes', {}, 'To make recovery codes.'],
  ['something.new', undefined, 'To go on.'],
])('%s of %j is for what it says', (ask, input, said) => {
  expect(stepUpPurpose({ ask, input }, stepUpWords.en)).toBe(said);
});
