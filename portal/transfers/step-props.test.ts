import { describe, expect, it } from 'vitest';
import { isAlikeIn } from './kind-step.tsx';
import { emptyDraft } from '../payments/transfer-draft.ts';

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
