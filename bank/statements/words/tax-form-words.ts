import type { StatementLanguage } from '#contract/statements/statements.ts';

const en = {
  languageTag: 'en-US',
  title: 'Interest income for taxes',
  documentTitle: (year: string) => `Interest income for taxes, ${year}`,
  form: 'The information of Form 1099-INT (OMB No. 1545-0112), Copy B, for the recipient',
  recipient: 'Recipient',
  payer: 'Payer',
  calendarYear: 'Calendar year',
  boxes: 'What we report',
  interest: 'Box 1: Interest income',
  penalty: 'Box 2: Early withdrawal penalty',
  bonds: 'Box 3: Interest on U.S. savings bonds and Treasury obligations',
  withheld: 'Box 4: Federal income tax withheld',
  accounts: 'By account',
  account: (name: string, number: string) => `${name} ${number}`,
  paid: (amount: string) => `Dividends paid: ${amount}`,
  charged: (amount: string) => `Early withdrawal penalty: ${amount}`,
  joint: (recipient: string, others: string) =>
    `These accounts are joint accounts. Their interest is reported under the taxpayer identification number of the primary owner, ${recipient}. Other owners: ${others}.`,
  notes: [
    'This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.',
    'The dividends of a credit union are interest for taxes. They count in the year in which they were paid to your account: those earned in December are paid in January.',
    'Taxpayer identification numbers are not printed here. Amounts below $10 in a year are not reported, but may be taxable.',
  ],
};

type TaxFormWords = typeof en;

const es: TaxFormWords = {
  languageTag: 'es-US',
  title: 'Ingresos por intereses para impuestos',
  documentTitle: (year) => `Ingresos por intereses para impuestos, ${year}`,
  form: 'La información del Formulario 1099-INT (OMB No. 1545-0112), Copia B, para el beneficiario',
  recipient: 'Beneficiario',
  payer: 'Pagador',
  calendarYear: 'Año calendario',
  boxes: 'Lo que informamos',
  interest: 'Casilla 1: Ingresos por intereses',
  penalty: 'Casilla 2: Penalización por retiro anticipado',
  bonds: 'Casilla 3: Intereses de bonos de ahorro y obligaciones del Tesoro de EE. UU.',
  withheld: 'Casilla 4: Impuesto federal retenido',
  accounts: 'Por cuenta',
  account: (name, number) => `${name} ${number}`,
  paid: (amount) => `Dividendos pagados: ${amount}`,
  charged: (amount) => `Penalización por retiro anticipado: ${amount}`,
  joint: (recipient, others) =>
    `Estas cuentas son conjuntas. Sus intereses se informan con el número de identificación fiscal del titular principal, ${recipient}. Cotitulares: ${others}.`,
  notes: [
    'Esta es información fiscal importante y se entrega al IRS. Si usted debe presentar una declaración, se le puede imponer una multa por negligencia u otra sanción si estos ingresos están sujetos a impuestos y el IRS determina que no se declararon.',
    'Los dividendos de una cooperativa de crédito son intereses para los impuestos. Cuentan en el año en que se pagaron a su cuenta: los ganados en diciembre se pagan en enero.',
    'Los números de identificación fiscal no se imprimen aquí. Los montos menores de $10 en un año no se informan, pero pueden estar sujetos a impuestos.',
  ],
};

/** The words of a year's form besides figures and names. */
export const taxFormWords: Readonly<Record<StatementLanguage, TaxFormWords>> = { en, es };
