import { expect, test } from 'vitest';
import { Ask, type Intention } from './ask.ts';
import { Model } from './model.ts';

function askFor(amount: number) {
  const model = new Model().addMember({ checking: 100, savings: 0 });
  const intention = { member: { model }, mayChange: { low: -amount, high: 0 } };
  const ask = new Ask(intention as Intention<never>);
  const canBe = (total: number) => model.total.read()(total) === null;
  return { ask, canBe };
}

function send(ask: Ask<never>, end: 'refused' | 'unheard'): void {
  ask.begin();
  if (end === 'refused') ask.refuse();
  ask.end(end === 'unheard');
  ask.closeRefused();
}

test('A refused request never happened', () => {
  const { ask, canBe } = askFor(30);
  send(ask, 'refused');
  expect(canBe(100)).toBe(true);
  expect(canBe(70)).toBe(false);
});

test('A copy of which nobody heard may have been carried out, whatever was refused before or meanwhile', () => {
  const { ask, canBe } = askFor(30);
  ask.begin();
  send(ask, 'refused');
  ask.end(true);
  ask.closeRefused();
  ask.refuse();
  ask.closeRefused();
  expect([canBe(100), canBe(70)]).toEqual([true, true]);
});

test('A refusal of what was sent when nothing else was under way says that nothing happened', () => {
  const { ask, canBe } = askFor(30);
  send(ask, 'unheard');
  send(ask, 'refused');
  expect(canBe(70)).toBe(false);
});
