import type { GoalPicture } from '#contract/goals/goal-terms.ts';
import { ended } from '../language/sentences.ts';

const pictures: Record<GoalPicture, string> = {
  cushion: 'Rainy day',
  home: 'Home',
  car: 'Car',
  trip: 'Trip',
  education: 'Education',
  gift: 'Gift',
  health: 'Health',
  device: 'Device',
};

const en = {
  title: 'Savings goals',
  description:
    'Set money aside in your savings for what you have in mind. It stays in the account.',
  loading: 'Loading your goals',
  failed: 'Your goals cannot be shown right now',
  pictures,

  none: 'No goals yet',
  noneDetail:
    'Name what you are saving for and how much it takes. You choose how money gets there.',
  noSavings: 'A goal is part of a savings account, and you do not have one yet.',
  rest: 'Not set aside',
  restOf: (balance: string) => `of ${balance} in this account`,

  of: (share: string, target: string, percent: number) => `${share} of ${target}, ${percent}%`,
  reached: 'You are there.',
  by: (day: string) => `By ${day}`,
  needed: {
    once: (amount: string, day: string) => `${amount} more gets you there by ${ended(day)}`,
    month: (amount: string, day: string) => `${amount} a month gets you there by ${ended(day)}`,
  },
  passed: (day: string) => `The day you chose, ${day}, has passed.`,
  short: (amount: string) =>
    `${amount} of what you set aside has left the account. The next money that comes in fills the goal first.`,
  ruleLines: {
    'round-up': (account: string) => `Payments from ${account} are rounded up`,
    sweep: (account: string, amount: string) => `What ${account} has above ${amount} each evening`,
    payday: (account: string, amount: string) => `${amount} each payday from ${account}`,
  },

  add: 'New goal',
  actions: (goal: string) => `Actions for ${goal}`,
  aside: 'Set money aside',
  asideOf: (goal: string) => `Set money aside for ${goal}`,
  back: 'Take money back',
  backOf: (goal: string) => `Take money back from ${goal}`,
  rules: 'Rules',
  rulesOf: (goal: string) => `Rules for ${goal}`,
  edit: 'Edit',
  editOf: (goal: string) => `Edit ${goal}`,
  close: 'Close goal',
  closeOf: (goal: string) => `Close goal ${goal}`,

  name: 'What are you saving for?',
  nameNeeded: 'Enter a name for the goal.',
  nameHint: (most: number) => `At most ${most} characters`,
  account: 'Savings account',
  picture: 'Picture',
  target: 'How much does it take?',
  bounds: (least: string, most: string) => `From ${least} to ${most}`,
  outside: (least: string, most: string) => `Enter an amount from ${least} to ${ended(most)}`,
  wantedBy: 'By when? (optional)',
  amount: 'Amount',
  amountOrZero: 'Enter an amount, or 0 to leave nothing there.',
  canBeSetAside: (amount: string) => `${amount} is not set aside yet`,
  isSetAside: (amount: string) => `${amount} is set aside for this goal`,
  stays: 'The money stays in your savings account. It only belongs to this goal.',

  from: 'From',
  roundUp: 'Round up payments',
  roundUpHint: 'The change to the next dollar of each payment.',
  sweep: 'Move what is left over',
  sweepHint: 'Each evening, what the account has above an amount.',
  sweepAbove: 'Keep in the account',
  payday: 'Every payday',
  paydayHint: 'An amount for each deposit of income.',
  paydayAmount: 'Amount each payday',
  rulesRun:
    'Rules run shortly after midnight for the day before. They stop when the goal is reached. If the account does not have enough, nothing moves and we tell you.',
  noSource: 'Rules move money from another account of yours, and you have none.',

  save: 'Save',
  saving: 'Saving...',
  opened: (goal: string) => `The goal ${goal} was added.`,
  changed: (goal: string) => `The goal ${goal} was changed.`,
  movedAside: (amount: string, goal: string) => `${amount} was set aside for ${ended(goal)}`,
  movedBack: (amount: string, goal: string) => `${amount} was taken back from ${ended(goal)}`,
  rulesSet: (goal: string) => `The rules for ${goal} were saved.`,
  closed: (goal: string) => `The goal ${goal} was closed. Its money stays in the account.`,
  closing: 'Closing...',
  closeTitle: (goal: string) => `Close ${goal}?`,
  closeDetail: (share: string, account: string) =>
    `${share} stays in ${account} and is no longer set aside. Rules for this goal end.`,
};

const picturesInSpanish: Record<GoalPicture, string> = {
  cushion: 'Imprevistos',
  home: 'Casa',
  car: 'Auto',
  trip: 'Viaje',
  education: 'Estudios',
  gift: 'Regalo',
  health: 'Salud',
  device: 'Dispositivo',
};

const es: typeof en = {
  title: 'Metas de ahorro',
  description: 'Aparte dinero de sus ahorros para lo que tiene en mente. Se queda en la cuenta.',
  loading: 'Cargando sus metas',
  failed: 'No se pueden mostrar sus metas en este momento',
  pictures: picturesInSpanish,

  none: 'Aún no hay metas',
  noneDetail: 'Diga para qué ahorra y cuánto necesita. Usted decide cómo llega el dinero.',
  noSavings: 'Una meta es parte de una cuenta de ahorros, y usted aún no tiene ninguna.',
  rest: 'Sin apartar',
  restOf: (balance: string) => `de ${balance} en esta cuenta`,

  of: (share: string, target: string, percent: number) => `${share} de ${target}, ${percent} %`,
  reached: 'Ya la alcanzó.',
  by: (day: string) => `Para el ${day}`,
  needed: {
    once: (amount: string, day: string) => `Con ${amount} más la alcanza para el ${ended(day)}`,
    month: (amount: string, day: string) => `Con ${amount} al mes la alcanza para el ${ended(day)}`,
  },
  passed: (day: string) => `El día que eligió, ${day}, ya pasó.`,
  short: (amount: string) =>
    `${amount} de lo que apartó salieron de la cuenta. El próximo dinero que entre completa primero la meta.`,
  ruleLines: {
    'round-up': (account: string) => `Se redondean los pagos de ${account}`,
    sweep: (account: string, amount: string) =>
      `Lo que ${account} tiene por encima de ${amount} cada noche`,
    payday: (account: string, amount: string) => `${amount} de ${account} cada día de pago`,
  },

  add: 'Meta nueva',
  actions: (goal: string) => `Acciones para ${goal}`,
  aside: 'Apartar dinero',
  asideOf: (goal: string) => `Apartar dinero para ${goal}`,
  back: 'Recuperar dinero',
  backOf: (goal: string) => `Recuperar dinero de ${goal}`,
  rules: 'Reglas',
  rulesOf: (goal: string) => `Reglas para ${goal}`,
  edit: 'Editar',
  editOf: (goal: string) => `Editar ${goal}`,
  close: 'Cerrar meta',
  closeOf: (goal: string) => `Cerrar meta ${goal}`,

  name: '¿Para qué ahorra?',
  nameNeeded: 'Escriba un nombre para la meta.',
  nameHint: (most: number) => `Como máximo ${most} caracteres`,
  account: 'Cuenta de ahorros',
  picture: 'Imagen',
  target: '¿Cuánto necesita?',
  bounds: (least: string, most: string) => `De ${least} a ${most}`,
  outside: (least: string, most: string) => `Escriba un monto de ${least} a ${ended(most)}`,
  wantedBy: '¿Para cuándo? (opcional)',
  amount: 'Monto',
  amountOrZero: 'Escriba un monto, o 0 para no dejar nada.',
  canBeSetAside: (amount: string) => `${amount} aún sin apartar`,
  isSetAside: (amount: string) => `${amount} apartados para esta meta`,
  stays: 'El dinero se queda en su cuenta de ahorros. Solo pasa a ser de esta meta.',

  from: 'Desde',
  roundUp: 'Redondear los pagos',
  roundUpHint: 'Lo que falta hasta el siguiente dólar de cada pago.',
  sweep: 'Pasar lo que sobra',
  sweepHint: 'Cada noche, lo que la cuenta tiene por encima de un monto.',
  sweepAbove: 'Dejar en la cuenta',
  payday: 'Cada día de pago',
  paydayHint: 'Un monto por cada depósito de ingresos.',
  paydayAmount: 'Monto de cada día de pago',
  rulesRun:
    'Las reglas se aplican poco después de la medianoche, por el día anterior. Se detienen cuando se alcanza la meta. Si la cuenta no tiene suficiente, no se mueve nada y se lo avisamos.',
  noSource: 'Las reglas pasan dinero desde otra cuenta suya, y usted no tiene otra.',

  save: 'Guardar',
  saving: 'Guardando...',
  opened: (goal: string) => `Se agregó la meta ${ended(goal)}`,
  changed: (goal: string) => `Se cambió la meta ${ended(goal)}`,
  movedAside: (amount: string, goal: string) => `Se apartaron ${amount} para ${ended(goal)}`,
  movedBack: (amount: string, goal: string) => `Se recuperaron ${amount} de ${ended(goal)}`,
  rulesSet: (goal: string) => `Se guardaron las reglas de ${ended(goal)}`,
  closed: (goal: string) => `Se cerró la meta ${ended(goal)} Su dinero se queda en la cuenta.`,
  closing: 'Cerrando...',
  closeTitle: (goal: string) => `¿Cerrar ${goal}?`,
  closeDetail: (share: string, account: string) =>
    `${share} se quedan en ${account} y ya no están apartados. Las reglas de esta meta terminan.`,
};

export const goalWords = { en, es };
