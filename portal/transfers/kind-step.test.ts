import { describe, expect, it, test } from 'vitest';
import type { Detail } from '../navigation/tabs.ts';
import { isAlikeIn, wishedKind } from './kind-step.tsx';
import { emptyDraft } from '../payments/transfer-draft.ts';

test.each(['internal', 'zelle', 'external'])('R-D13 the form can be opened for %s', (kind) => {
  expect(wishedKind({ kind })).toBe(kind);
});

test.each<[Detail]>([[null], ['external'], [{}], [{ repeat: 'x' }], [{ kind: 'wire' }], [[]]])(
  'R-D13 %j names no kind of transfer',
  (detail) => {
    expect(wishedKind(detail)).toBeNull();
  },
);

describe('A step of the transfer form', () => {
  const isAlike = isAlikeIn('amount', 'when');
  const before = { draft: emptyDraft, errors: {} };

  it('is not drawn again for a field that it does not show', () => {
    expect(isAlike(before, { ...before, draft: { ...emptyDraft, memo: 'Rent' } })).toBe(true);
  });

  it('is drawn again for a field that it shows', () => {
    expect(isAlike(before, { ...before, draft: { ...emptyDraft, amount: '5' } })).toBe(false);
  });

  it('is drawn again when anything else that it is given is another', () => {
    expect(isAlike(before, { ...before, errors: { amount: 'Too much.' } })).toBe(false);
  });
});
