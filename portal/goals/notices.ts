import { CircleX } from 'lucide-react';
import { openOverlay } from '../navigation/overlay.ts';
import type { Notices } from '../capability.ts';
import type { GoalRuleKind } from '#contract/goals/goal-terms.ts';

const skipped: Record<GoalRuleKind, string> = {
  'round-up': 'The round-ups of the day were not moved.',
  sweep: 'Nothing was moved from above your limit.',
  payday: 'The amount for your payday was not moved.',
};

const en = {
  skipped: (goal: string) => `Not moved to ${goal}`,
  detail: (rule: GoalRuleKind, account: string) =>
    `${account} did not have enough. ${skipped[rule]} No money moved.`,
};

const skippedInSpanish: Record<GoalRuleKind, string> = {
  'round-up': 'No se pasaron los redondeos del día.',
  sweep: 'No se pasó nada de lo que supera su límite.',
  payday: 'No se pasó el monto de su día de pago.',
};

const es: typeof en = {
  skipped: (goal: string) => `No se pasó a ${goal}`,
  detail: (rule: GoalRuleKind, account: string) =>
    `${account} no tenía suficiente. ${skippedInSpanish[rule]} No se movió dinero.`,
};

export const words = { en, es };

export const notices: Notices<'goal-skipped'> = {
  'goal-skipped': ({ goalName, rule, fromName }, language) => ({
    sign: { shape: CircleX, tone: 'danger' },
    title: words[language].skipped(goalName),
    detail: words[language].detail(rule, fromName),
    open: () => openOverlay('goals'),
  }),
};
