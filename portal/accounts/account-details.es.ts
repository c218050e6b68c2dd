import { accountDetails as en } from './account-details.en.ts';

/** What the portal says about one account as a whole. */
const es: typeof en = {
  allAccounts: 'Todas las cuentas',
  numbersHeading: 'Números de cuenta',
  factsHeading: 'Dividendos y titulares',
  rate: 'Tasa de dividendos',
  yield: 'Rendimiento porcentual anual (APY)',
  minimum: 'Mínimo para ganar',
  accrued: 'Ganado este mes, hasta ayer',
  paidThisYear: 'Pagado este año',
  paidLastYear: 'Pagado el año pasado',
  openedOn: 'Abierta',
  owners: 'Pertenece a',
  owner: (name, role) => `${name}, ${role}`,
  factsLoading: 'Cargando lo que gana la cuenta',
  factsFailed: 'En este momento no podemos mostrar lo que gana la cuenta',
  roles: {
    primary: 'titular',
    'joint-owner': 'cotitular',
    minor: 'titular, menor de edad',
    trustee: 'fiduciario',
    beneficiary: 'beneficiario',
  },
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
