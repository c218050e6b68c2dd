import { expect, test } from 'vitest';
import { ownTask } from './own-task.ts';

test('those who ask for a task of their own go on in their order, not two in the same', async () => {
  const order: string[] = [];
  async function first(): Promise<void> {
    await ownTask();
    order.push('first');
    // Whatever could still go on in this task does so before the next begins.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    order.push('end of the first task');
  }
  async function second(): Promise<void> {
    await ownTask();
    order.push('second');
  }
  await Promise.all([first(), second()]);
  expect(order).toEqual(['first', 'end of the first task', 'second']);
});
