import type { GoalRuleKind } from '#contract/goals/goal-terms.ts';
import { goalNotices as en } from './notices.en.ts';

const skipped: Record<GoalRuleKind, string> = {
  'round-up': 'No se pasaron los redondeos del día.',
  sweep: 'No se pasó nada de lo que supera su límite.',
  payday: 'No se pasó el monto de su día de pago.',
};

/** What the notifications say about goals. */
const es: typeof en = {
  skipped: (goal: string) => `No se pasó a ${goal}`,
  detail: (rule: GoalRuleKind, account: string) =>
    `${account} no tenía suficiente. ${skipped[rule]} No se movió dinero.`,
};

export const goalNoticeWords = { en, es };
