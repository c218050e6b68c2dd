import { ended } from '../language/sentences.ts';

const en = {
  title: 'Budgeting tools',
  description: 'What you spend in a month, compared with what you plan to spend.',
  loading: 'Loading your spending',
  failed: 'Your spending cannot be shown',

  month: 'Month',
  soFar: (month: string) => `${month}, so far`,
  spent: 'Spent',
  lessRefunds: (refunds: string, net: string) => `${net} after ${refunds} in refunds`,
  budgeted: 'In your budgets',
  ofAllBudgets: (budget: string, percent: number) => `of ${budget}, ${percent}%`,
  noBudget: 'No budget is set yet.',
  ofBudget: (spent: string, budget: string, percent: number) =>
    `${spent} of ${budget}, ${percent}%`,
  left: (amount: string) => `${amount} left`,
  reached: 'The budget is used up.',
  over: (amount: string) => `Over budget by ${amount}`,
  cameBack: (amount: string) => `${amount} more came back than was spent`,
  withoutBudget: (spent: string) => `${spent} spent, no budget`,
  earlierMonths: 'Earlier months are compared with the budgets you have now.',
  rule: 'This counts completed, processing and pending payments from all your accounts, by the credit union’s calendar. It leaves out money moved between your own accounts or into investments, and payments that failed or were cancelled. A purchase with a credit card counts on its day; paying the card’s bill does not count again. A refund that you file under what it was for lowers that category; any other refund lowers only the total.',

  byCategory: 'By category',
  share: 'Where it went',
  nothing: 'Nothing was spent in this month',
  nothingDetail: 'Your payments will be shown here by category.',
  others: (count: number) =>
    count === 1 ? 'Show 1 category without spending' : `Show ${count} categories without spending`,
  set: 'Set budget',
  setOf: (category: string) => `Set budget for ${category}`,
  change: 'Change',
  changeOf: (category: string) => `Change the budget for ${category}`,

  amount: (category: string) => `Monthly budget for ${category}`,
  bounds: (least: string, most: string) => `From ${least} to ${most}`,
  average: (amount: string) =>
    `You spent ${amount} a month on average, over up to three previous months.`,
  takeAverage: (amount: string) => `Use ${amount}`,
  amountNeeded: 'Enter the amount of the budget.',
  outside: (least: string, most: string) => `Enter an amount from ${least} to ${ended(most)}`,
  save: 'Save',
  saving: 'Saving...',
  remove: 'Remove budget',
  removing: 'Removing...',
  saved: (category: string, amount: string) => `The budget for ${category} is now ${ended(amount)}`,
  removed: (category: string) => `The budget for ${category} was removed.`,
};

const es: typeof en = {
  title: 'Presupuestos',
  description: 'Lo que gasta en un mes, comparado con lo que planea gastar.',
  loading: 'Cargando sus gastos',
  failed: 'No se pueden mostrar sus gastos',

  month: 'Mes',
  soFar: (month: string) => `${month}, hasta hoy`,
  spent: 'Gastado',
  lessRefunds: (refunds: string, net: string) => `${net} después de ${refunds} en reembolsos`,
  budgeted: 'En sus presupuestos',
  ofAllBudgets: (budget: string, percent: number) => `de ${budget}, ${percent} %`,
  noBudget: 'Aún no hay ningún presupuesto.',
  ofBudget: (spent: string, budget: string, percent: number) =>
    `${spent} de ${budget}, ${percent} %`,
  left: (amount: string) => `Quedan ${amount}`,
  reached: 'El presupuesto se agotó.',
  over: (amount: string) => `Excede el presupuesto por ${amount}`,
  cameBack: (amount: string) => `Se le devolvieron ${amount} más de lo que gastó`,
  withoutBudget: (spent: string) => `${spent} gastados, sin presupuesto`,
  earlierMonths: 'Los meses anteriores se comparan con los presupuestos que tiene ahora.',
  rule: 'Se cuentan los pagos completados, en proceso y pendientes de todas sus cuentas, según el calendario de la cooperativa. No se cuentan el dinero que pasa entre sus propias cuentas o a inversiones ni los pagos que fallaron o se cancelaron. Una compra con tarjeta de crédito cuenta en su día; el pago de la cuenta de la tarjeta no se cuenta otra vez. Un reembolso que usted clasifica según para qué fue el gasto reduce esa categoría; los demás reembolsos reducen solo el total.',

  byCategory: 'Por categoría',
  share: 'En qué se gastó',
  nothing: 'No se gastó nada en este mes',
  nothingDetail: 'Sus pagos se mostrarán aquí por categoría.',
  others: (count: number) =>
    count === 1 ? 'Mostrar 1 categoría sin gastos' : `Mostrar ${count} categorías sin gastos`,
  set: 'Fijar presupuesto',
  setOf: (category: string) => `Fijar presupuesto para ${category}`,
  change: 'Cambiar',
  changeOf: (category: string) => `Cambiar el presupuesto de ${category}`,

  amount: (category: string) => `Presupuesto mensual para ${category}`,
  bounds: (least: string, most: string) => `De ${least} a ${most}`,
  average: (amount: string) =>
    `En promedio gastó ${amount} al mes en los meses anteriores, hasta tres.`,
  takeAverage: (amount: string) => `Usar ${amount}`,
  amountNeeded: 'Escriba el monto del presupuesto.',
  outside: (least: string, most: string) => `Escriba un monto de ${least} a ${ended(most)}`,
  save: 'Guardar',
  saving: 'Guardando...',
  remove: 'Quitar presupuesto',
  removing: 'Quitando...',
  saved: (category: string, amount: string) =>
    `El presupuesto de ${category} ahora es de ${ended(amount)}`,
  removed: (category: string) => `Se quitó el presupuesto de ${ended(category)}`,
};

export const budgetsWords = { en, es };
