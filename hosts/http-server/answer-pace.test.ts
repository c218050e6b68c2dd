import { expect, test } from 'vitest';
import { AnswerPace } from './answer-pace.ts';

test('The pace is that of the last whole stretch, or more where more was answered since', () => {
  let now = 1_000;
  const pace = new AnswerPace(200, () => now);
  const answer = (times: number) => {
    for (let time = 0; time < times; time += 1) pace.noteAnswer();
  };
  expect(pace.inOneStretch()).toBe(0);
  answer(5);
  expect(pace.inOneStretch()).toBe(5);
  now += 200;
  expect(pace.inOneStretch()).toBe(5);
  answer(8);
  expect(pace.inOneStretch()).toBe(8);
  now += 399;
  expect(pace.inOneStretch()).toBe(8);
  now += 200;
  expect(pace.inOneStretch()).toBe(0);
});

test('What was answered long ago tells nothing of the pace', () => {
  let now = 1_000;
  const pace = new AnswerPace(200, () => now);
  pace.noteAnswer();
  now += 400;
  expect(pace.inOneStretch()).toBe(0);
});

test('A clock that is set back begins a new stretch', () => {
  let now = 10_000;
  const pace = new AnswerPace(200, () => now);
  pace.noteAnswer();
  now = 5_000;
  expect(pace.inOneStretch()).toBe(0);
  now += 100;
  pace.noteAnswer();
  expect(pace.inOneStretch()).toBe(1);
});
