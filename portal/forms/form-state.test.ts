import { ORPCError } from '@orpc/client';
import { beforeEach, expect, test } from 'vitest';
import type { IntentKey } from '#contract/text/ids.ts';
import { Unreachable } from '../bank-client/refusals.ts';
import { firstFault, type FormRules, FormState } from './form-state.ts';

interface Draft {
  readonly name: string;
  readonly amount: string;
}

interface Sent {
  readonly request: Draft;
  readonly key: IntentKey;
  readonly answer: (number: number) => void;
  readonly fail: (error: unknown) => void;
}

const empty: Draft = { name: '', amount: '' };
const typed: Draft = { name: 'Car', amount: '5' };
const refused = (code: string) => new ORPCError(code, { defined: true });
const lost = new Unreachable(['goals', 'move'], 'change once', new Error('no network'));

let form: FormState<Draft, Draft, number>;
let sent: Sent[];
let focused: PropertyKey[][];

const surroundings = {
  send: (request: Draft, key: IntentKey) =>
    new Promise<number>((answer, fail) => sent.push({ request, key, answer, fail })),
  focusFirst: (fields: readonly PropertyKey[]) => focused.push([...fields]),
};
const rules: FormRules<Draft, Draft, number> = {
  read: (draft) =>
    draft.name === '' ? { faults: { name: 'missing' } } : { request: { ...draft } },
  at: { GOAL_NAME_TAKEN: 'name', GOAL_TARGET_OUT_OF_BOUNDS: 'amount' },
};
const submit = (more: FormRules<Draft, Draft, number> = {}) =>
  form.submit({ ...rules, ...more }, surroundings);

beforeEach(() => {
  form = new FormState(empty);
  sent = [];
  focused = [];
});

test('R-T7 a double press sends once, and another press sends once the answer is there', async () => {
  form.change(typed);
  const first = submit();
  await submit();
  await form.send(typed, rules, surroundings);
  expect(sent).toHaveLength(1);
  expect(form.now().busy).toBe(true);
  sent[0]?.answer(1);
  await first;
  expect(form.now()).toMatchObject({ busy: false, outcome: { kind: 'done', answer: 1 } });
  void submit();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('R-T7 after no answer the same request has the same key, and another request another', async () => {
  form.change(typed);
  for (const amount of ['5', '5', '6']) {
    form.change({ amount });
    const under = submit();
    sent.at(-1)?.fail(lost);
    await under;
    expect(form.now().outcome).toEqual({ kind: 'not known', error: lost });
  }
  const [first, again, other] = sent.map(({ key }) => key);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('R-T6 what is missing stands at its field, takes the focus and is not sent', async () => {
  await submit();
  expect(sent).toEqual([]);
  expect(focused).toEqual([['name']]);
  expect(form.now().faults).toEqual({ name: 'missing' });
  form.change({ amount: '5' });
  expect(form.now().faults).toEqual({ name: 'missing' });
  form.change({ name: 'C' });
  expect(form.now().faults).toEqual({});
});

test('R-T6 a refusal stands at the field where it is mended, until something is changed', async () => {
  form.change(typed);
  const error = refused('GOAL_TARGET_OUT_OF_BOUNDS');
  const under = submit();
  sent[0]?.fail(error);
  await under;
  expect(form.now()).toMatchObject({ isPlaced: true, faults: { amount: error }, busy: false });
  expect(focused.at(-1)).toEqual(['amount']);
  form.change({ name: 'Boat' });
  expect(form.now().outcome).toEqual({ kind: 'none' });
  expect(form.now().faults).toEqual({ amount: error });
  form.change({ amount: '6' });
  expect(form.now().faults).toEqual({});
});

test('R-T6 a refusal about no field, and no answer, stand in the summary', async () => {
  form.change(typed);
  for (const error of [refused('TOO_MANY_GOALS'), lost, new Error('a bug')]) {
    const under = submit();
    sent.at(-1)?.fail(error);
    await under;
    expect(form.now()).toMatchObject({ isPlaced: false, faults: {}, outcome: { error } });
  }
  form.change({ name: 'Boat' });
  expect(form.now().outcome, 'nobody knows more after typing').toMatchObject({ kind: 'not known' });
});

test('R-P1 a fault is gone once its field is changed, and the others stand', () => {
  form.show({ name: 'wrong', amount: 'wrong' }, surroundings);
  form.change({ name: 'Car' });
  expect(form.now().faults).toEqual({ amount: 'wrong' });
});

test('R-P1 a form says which faults at other fields a change ends', () => {
  form.show({ name: 'missing', amount: 'missing' }, surroundings);
  form.change({ name: 'Car' }, { standing: () => ({}) });
  expect(form.now().faults).toEqual({});
});

test('R-D6 what was typed while the bank was asked begins the next request', async () => {
  const next = () => empty;
  form.change(typed);
  const first = submit({ next });
  form.change({ name: 'Boat' });
  sent[0]?.answer(1);
  await first;
  expect(form.now().draft).toEqual({ name: 'Boat', amount: '5' });
  const second = submit({ next });
  sent[1]?.answer(2);
  await second;
  expect(form.now().draft).toEqual(empty);
});

test('R-D6 the news of what was done end with the next change, or stay where the form says so', async () => {
  const done: unknown[] = [];
  form.change(typed);
  for (const keepsNews of [true, false]) {
    const under = submit({ done: (...answer) => done.push(answer) });
    sent.at(-1)?.answer(7);
    await under;
    form.change({ name: 'Boat' }, { keepsNews });
    expect(form.now().outcome.kind).toBe(keepsNews ? 'done' : 'none');
  }
  expect(done).toEqual([
    [7, typed],
    [7, { name: 'Boat', amount: '5' }],
  ]);
});

test('R-D7 the first control in the order of the form has the focus', () => {
  const controls = ['payee', 'from', '', 'amount', 'date'].map((name) => ({ name }));
  expect(firstFault(controls, ['date', 'amount'])?.name).toBe('amount');
  expect(firstFault(controls, ['date', 'payee'])?.name).toBe('payee');
  expect(firstFault(controls, [])).toBeUndefined();
});

test('R-T7 who watches the form hears of each change until they leave', () => {
  const heard: Draft[] = [];
  const leave = form.subscribe(() => heard.push(form.now().draft));
  form.change({ name: 'Car' });
  leave();
  form.reset(empty);
  expect(heard.at(-1)).toEqual({ name: 'Car', amount: '' });
  expect(form.now()).toMatchObject({ draft: empty, faults: {}, outcome: { kind: 'none' } });
});
