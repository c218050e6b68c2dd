import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepDraft, keptDraft } from './kept-draft.ts';
import { emptyDraft } from './transfer-draft.ts';

test('R-T1 An unfinished form is kept in its visit, and in no other', () => {
  const visit = new QueryClient();
  expect(keptDraft(visit)).toBeUndefined();
  const draft = { ...emptyDraft, amount: '12.34' };
  keepDraft(visit, draft);
  expect(keptDraft(visit)).toEqual(draft);
  expect(keptDraft(new QueryClient())).toBeUndefined();
});
