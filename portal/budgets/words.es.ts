import type { SpendingCategory } from '#contract/transactions/spending-category.ts';
import { budgets as en } from './words.en.ts';
import { ended } from '../language/ended.ts';

const categories: Record<SpendingCategory, string> = {
  Shopping: 'Compras',
  Cash: 'Efectivo',
  Utilities: 'Servicios públicos',
  Transportation: 'Transporte',
  Groceries: 'Supermercado',
  Dining: 'Restaurantes',
  Transfer: 'Transferencia',
  Zelle: 'Zelle',
  Wire: 'Giro bancario',
  'External Transfer': 'Transferencia a otro banco',
  Housing: 'Vivienda',
  Education: 'Educación',
  Health: 'Salud',
  Travel: 'Viajes',
  Insurance: 'Seguros',
  Subscriptions: 'Suscripciones',
  Giving: 'Donaciones',
  Entertainment: 'Entretenimiento',
};

/** What the budgeting tools say. */
const es: typeof en = {
  title: 'Presupuestos',
  description: 'Lo que gasta en un mes, comparado con lo que planea gastar.',
  loading: 'Cargando sus gastos',
  failed: 'No se pueden mostrar sus gastos',
  categories,

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
  rule: 'Se cuentan los pagos completados, en proceso y pendientes de todas sus cuentas, según el calendario de la cooperativa. No se cuentan el dinero que pasa entre sus propias cuentas o a inversiones ni los pagos que fallaron o se cancelaron. Un reembolso que usted clasifica según para qué fue el gasto reduce esa categoría; los demás reembolsos reducen solo el total.',

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
  cancel: 'Cancelar',
  saved: (category: string, amount: string) =>
    `El presupuesto de ${category} ahora es de ${ended(amount)}`,
  removed: (category: string) => `Se quitó el presupuesto de ${ended(category)}`,
};

export const budgetsWords = { en, es };
