import { accountDetails as en } from './account-details.en.ts';

/** What the portal says about one account as a whole. */
const es: typeof en = {
  numbersHeading: 'Números de cuenta',
  dividendsHeading: (month) => `Dividendos de ${month}`,
  earned: 'Dividendos ganados',
  averageDailyBalance: 'Saldo diario promedio',
  yieldEarned: 'Rendimiento porcentual anual ganado (APY)',
  statementsHeading: 'Últimos estados de cuenta',
  noStatements: 'El primer estado de cuenta se prepara cuando termina el mes.',
  allStatements: 'Todos los estados de cuenta',
  loading: 'Cargando estados de cuenta',
  failed: 'En este momento no podemos mostrar los estados de cuenta',
};

export const accountDetailsWords = { en, es };
