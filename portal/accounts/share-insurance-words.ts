import type { OwnershipCategory } from '#contract/accounts/account-terms.ts';

const categories: Record<OwnershipCategory, string> = {
  single: 'Accounts with one owner',
  joint: 'The owner’s part of joint accounts',
  'revocable-trust': 'Revocable trusts and payable-on-death accounts',
  'irrevocable-trust': 'Irrevocable trusts',
  trust: 'Trusts and payable-on-death accounts',
  ira: 'Traditional and Roth IRAs',
  keogh: 'Keogh accounts',
  business: 'Accounts of the business',
};

const en = {
  title: 'How your money is insured',
  description:
    'The National Credit Union Administration (NCUA), an agency of the U.S. government, insures what you have with us up to certain limits.',
  insured: 'Insured',
  notInsured: 'Not insured',
  categories,
  of: (insured: string, held: string) => `${insured} of ${held} is insured`,
  amountsHidden: 'Amounts are hidden.',
  whyHeading: 'Why some of it is not insured',
  why: (limit: string) =>
    `The insurance covers ${limit} for each member in all accounts that they own alone, added together: checking, savings and certificates. Another account in your name alone does not insure more.`,
  whyOfBusiness: (limit: string) =>
    `The insurance covers ${limit} for a business in all its accounts, added together. It is insured apart from what its owners have in their own names; another account of the business does not insure more.`,
  moreHeading: 'What is insured in addition',
  joint: (limit: string) =>
    `Joint accounts: ${limit} for each owner, in all joint accounts together.`,
  trusts: (limit: string, beneficiaries: number, most: string) =>
    `Trusts and accounts payable on death: ${limit} for each beneficiary, for at most ${beneficiaries} of them, so up to ${most} for each owner. Revocable and irrevocable trusts count together.`,
  trustsUntil: (limit: string, day: string, beneficiaries: number) =>
    `Trusts and accounts payable on death: ${limit} for each beneficiary. From ${day}, at most ${beneficiaries} beneficiaries count, and revocable and irrevocable trusts count together.`,
  retirement: (limit: string) => `Retirement accounts: ${limit} in all your IRAs together.`,
  neverHeading: 'What this insurance does not cover',
  never:
    'Investments, such as the funds in your portfolio, and the contents of a safe deposit box. Loans are not savings, so they neither add to your insured amount nor take from it.',
  loading: 'Loading what is insured',
  failed: 'What is insured cannot be shown right now',
  helpHeading: 'Would you like more of it insured?',
  help: 'Call us, and we will go through the choices with you. NCUA’s Share Insurance Estimator at MyCreditUnion.gov computes what would be insured.',
};

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
