import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepDraft, keepUnsettled, keptDraft, keptUnsettled } from './kept-draft.ts';
import { emptyDraft } from './transfer-draft.ts';
import type { Intent } from './transfer-phases.ts';

test('R-T1 An unfinished form is kept in its visit, and in no other', () => {
  const visit = new QueryClient();
  expect(keptDraft(visit)).toBeUndefined();
  const draft = { ...emptyDraft, amount: '12.34' };
  keepDraft(visit, draft);
  expect(keptDraft(visit)).toEqual(draft);
  expect(keptDraft(new QueryClient())).toBeUndefined();
});

test('R-T7 What was sent without an answer is kept beside the form, so that it cannot be sent twice', () => {
  const visit = new QueryClient();
  const intent = { intentKey: 'key' } as Intent;
  keepDraft(visit, emptyDraft);
  keepUnsettled(visit, intent);
  keepDraft(visit, { ...emptyDraft, memo: 'x' });
  expect(keptUnsettled(visit)).toBe(intent);
  keepUnsettled(visit, null);
  expect(keptUnsettled(visit)).toBeNull();
});
