import { shareInsurance as en } from './share-insurance.en.ts';

/** What the portal says about the insurance of shares. */
const es: typeof en = {
  title: 'Cómo está asegurado su dinero',
  description:
    'La Administración Nacional de Cooperativas de Crédito (NCUA), una agencia del gobierno de EE. UU., asegura hasta ciertos límites lo que usted tiene con nosotros.',
  insured: 'Asegurado',
  notInsured: 'Sin asegurar',
  categories: {
    single: 'Cuentas con un solo titular',
    joint: 'La parte del titular en las cuentas conjuntas',
    'revocable-trust': 'Fideicomisos revocables y cuentas pagaderas al fallecimiento',
    'irrevocable-trust': 'Fideicomisos irrevocables',
    trust: 'Fideicomisos y cuentas pagaderas al fallecimiento',
    ira: 'Cuentas IRA tradicionales y Roth',
    keogh: 'Cuentas Keogh',
    business: 'Cuentas de la empresa',
  },
  of: (insured, held) => `${insured} de ${held} están asegurados`,
  amountsHidden: 'Los montos están ocultos.',
  whyHeading: 'Por qué una parte no está asegurada',
  why: (limit) =>
    `El seguro cubre ${limit} por socio en la suma de todas las cuentas de las que es el único titular: corrientes, de ahorro y certificados. Abrir otra cuenta solo a su nombre no aumenta el monto asegurado.`,
  whyOfBusiness: (limit) =>
    `El seguro cubre ${limit} por empresa en la suma de todas sus cuentas, aparte de lo que sus dueños tienen a su propio nombre. Abrir otra cuenta de la empresa no aumenta el monto asegurado.`,
  moreHeading: 'Qué se asegura además',
  joint: (limit) =>
    `Cuentas conjuntas: ${limit} por cada titular, en la suma de todas sus cuentas conjuntas.`,
  trusts: (limit, beneficiaries, most) =>
    `Fideicomisos y cuentas pagaderas al fallecimiento: ${limit} por cada beneficiario, con un máximo de ${beneficiaries}, es decir, hasta ${most} por cada titular. Los fideicomisos revocables e irrevocables se suman.`,
  trustsUntil: (limit, day, beneficiaries) =>
    `Fideicomisos y cuentas pagaderas al fallecimiento: ${limit} por cada beneficiario. A partir del ${day} cuentan como máximo ${beneficiaries} beneficiarios, y los fideicomisos revocables e irrevocables se suman.`,
  retirement: (limit) => `Cuentas de jubilación: ${limit} en la suma de todas sus cuentas IRA.`,
  neverHeading: 'Qué no cubre este seguro',
  never:
    'Las inversiones, como los fondos de su cartera, y el contenido de una caja de seguridad. Los préstamos no son ahorros: ni aumentan ni reducen el monto asegurado.',
  loading: 'Cargando lo que está asegurado',
  failed: 'En este momento no podemos mostrar lo que está asegurado',
  helpHeading: '¿Desea asegurar una parte mayor?',
  help: 'Llámenos y veremos las opciones con usted. El Share Insurance Estimator de la NCUA, en MyCreditUnion.gov, calcula cuánto quedaría asegurado.',
};

export const shareInsuranceWords = { en, es };
