import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { emptyForm } from './transfer-phases.ts';
import { transferInHand } from './transfer-in-hand.ts';

test('A transfer is in hand for its visit, whichever screen asks, and for no other', () => {
  const visit = new QueryClient();
  transferInHand(visit).take({ step: 'asked' });
  expect(transferInHand(visit).phase()).toEqual({ ...emptyForm, asking: true });
  expect(transferInHand(new QueryClient()).phase()).toEqual(emptyForm);
});

test('Anyone who listens hears of each step that leads somewhere, until they stop', () => {
  const { take, subscribe, phase } = transferInHand(new QueryClient());
  const heard: string[] = [];
  const stop = subscribe(() => heard.push(phase().phase));
  take({ step: 'closed' });
  take({ step: 'asked' });
  stop();
  take({ step: 'left' });
  expect(heard).toEqual(['form']);
});
