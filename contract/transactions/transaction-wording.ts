/**
 * The bank's own descriptions of transactions, in each language. This file imports no schema library, so that the portal
 * can use it. Text from outside, such as the name of a merchant, is in no language of the bank.
 */

export type WordingLanguage = 'en' | 'es';

export const wordingKinds = [
  'opening',
  'interest',
  'safe-deposit-fee',
  'early-withdrawal-penalty',
  'overdraft-fee',
  'returned-check-fee',
  'mobile-deposit',
  'check-deposit',
  'cash',
  'wire-in',
  'wire-out',
  'bill',
  'transfer-in',
  'transfer-out',
  'zelle',
  'zelle-in',
  'dispute-credit',
  'dispute-credit-taken-back',
  'loan-proceeds',
  'loan-payment',
] as const;
export type WordingKind = (typeof wordingKinds)[number];

/** The kinds of posting that change a balance: the reasons for a transaction. */
export const postingKinds = [
  'opening',
  'payment-in',
  'payment-out',
  'payment-returned',
  'transfer-made',
  'transfer-sent',
  'transfer-completed',
  'transfer-returned',
  'bill-paid',
  'check-deposited',
  'deposit-returned',
  'dispute-credited',
  'dispute-reversed',
  'loan-paid-out',
  'loan-paid',
  'loan-fee',
] as const;
export type PostingKind = (typeof postingKinds)[number];

/** The meaning of the bank's own description: its kind, and the person or thing that it names, if any. */
export interface TransactionWording {
  readonly kind: WordingKind;
  readonly name?: string | undefined;
}

interface Template {
  /** The postings that are described so. */
  readonly postings: readonly PostingKind[];
  readonly en: string;
  readonly es: string;
  /** Whether a name follows; for a dispute, the description of the disputed transaction follows. */
  readonly followedBy?: 'name' | 'description';
}

const templates: Readonly<Record<WordingKind, Template>> = {
  opening: { postings: ['opening'], en: 'Opening deposit', es: 'Depósito de apertura' },
  interest: { postings: ['payment-in'], en: 'Interest earned', es: 'Intereses ganados' },
  'safe-deposit-fee': {
    postings: ['payment-out'],
    en: 'Safe deposit box, annual fee',
    es: 'Caja de seguridad, cargo anual',
  },
  'early-withdrawal-penalty': {
    postings: ['payment-out'],
    en: 'Early withdrawal penalty',
    es: 'Penalización por retiro anticipado',
  },
  'overdraft-fee': {
    postings: ['payment-out'],
    en: 'Overdraft fee',
    es: 'Cargo por sobregiro',
  },
  'returned-check-fee': {
    postings: ['payment-out'],
    en: 'Returned check fee',
    es: 'Cargo por cheque devuelto',
  },
  'mobile-deposit': {
    postings: ['check-deposited', 'deposit-returned'],
    en: 'Mobile deposit',
    es: 'Depósito móvil',
  },
  'check-deposit': {
    postings: ['payment-in'],
    en: 'Mobile check deposit',
    es: 'Depósito móvil de cheque',
  },
  cash: {
    postings: ['payment-out'],
    en: 'Cash withdrawal, ',
    es: 'Retiro de efectivo, ',
    followedBy: 'name',
  },
  'wire-in': {
    postings: ['payment-in'],
    en: 'Wire from ',
    es: 'Giro bancario de ',
    followedBy: 'name',
  },
  'wire-out': {
    postings: ['payment-out'],
    en: 'Wire to ',
    es: 'Giro bancario a ',
    followedBy: 'name',
  },
  bill: {
    postings: ['bill-paid'],
    en: 'Bill payment to ',
    es: 'Pago de cuenta a ',
    followedBy: 'name',
  },
  'transfer-in': {
    postings: ['transfer-made', 'transfer-completed'],
    en: 'Transfer from ',
    es: 'Transferencia desde ',
    followedBy: 'name',
  },
  'transfer-out': {
    postings: ['transfer-made', 'transfer-sent', 'transfer-returned'],
    en: 'Transfer to ',
    es: 'Transferencia a ',
    followedBy: 'name',
  },
  zelle: {
    postings: ['transfer-sent', 'transfer-returned'],
    en: 'Zelle to ',
    es: 'Zelle a ',
    followedBy: 'name',
  },
  'zelle-in': {
    postings: ['transfer-completed'],
    en: 'Zelle from ',
    es: 'Zelle de ',
    followedBy: 'name',
  },
  'dispute-credit': {
    postings: ['dispute-credited'],
    en: 'Dispute credit: ',
    es: 'Abono por disputa: ',
    followedBy: 'description',
  },
  'dispute-credit-taken-back': {
    postings: ['dispute-reversed'],
    en: 'Dispute credit taken back: ',
    es: 'Abono por disputa revertido: ',
    followedBy: 'description',
  },
  'loan-proceeds': {
    postings: ['loan-paid-out'],
    en: 'Loan proceeds: ',
    es: 'Desembolso del préstamo: ',
    followedBy: 'name',
  },
  'loan-payment': {
    postings: ['loan-paid'],
    en: 'Loan payment: ',
    es: 'Pago del préstamo: ',
    followedBy: 'name',
  },
};

const ownNames: readonly (readonly [en: string, es: string])[] = [
  ['Everyday Checking', 'Cuenta corriente'],
  ['Regular Savings', 'Cuenta de ahorros'],
  ['Money Market Savings', 'Cuenta de mercado monetario'],
  ['6-Month Certificate', 'Certificado a 6 meses'],
  ['12-Month Certificate', 'Certificado a 12 meses'],
  ['24-Month Certificate', 'Certificado a 24 meses'],
  ['Commons Avenue branch', 'Sucursal de Commons Avenue'],
  ['Vault B, lower level', 'Bóveda B, nivel inferior'],
  ['Growth Fund', 'Fondo de crecimiento'],
  ['Tech Stocks', 'Acciones tecnológicas'],
  ['Bonds', 'Bonos'],
  ['Auto Loan', 'Préstamo para auto'],
  ['Personal Loan', 'Préstamo personal'],
  ['Line of Credit', 'Línea de crédito'],
];

const disputable: readonly PostingKind[] = ['payment-out', 'transfer-sent', 'bill-paid'];

/** The description as it is kept in the history. */
export function describe({ kind, name = '' }: TransactionWording): string {
  return templates[kind].en + name;
}

/** The meaning of the kept description of a transaction of that posting, where the bank itself wrote it. */
export function readWording(
  description: string,
  posting: PostingKind,
): TransactionWording | undefined {
  for (const kind of wordingKinds) {
    const { postings, en, followedBy } = templates[kind];
    if (!postings.includes(posting)) continue;
    if (followedBy === undefined && description === en) return { kind };
    if (followedBy !== undefined && description.startsWith(en) && description.length > en.length) {
      return { kind, name: description.slice(en.length) };
    }
  }
  return undefined;
}

/** The bank's words before the name of a transaction's counterparty. */
export const namedOpenings: readonly string[] = Object.values(templates)
  .filter(({ followedBy }) => followedBy === 'name')
  .map(({ en }) => en);

/** The name in a kept description: the text after the bank's words, or the whole of a text from outside. */
export function namedIn(description: string): string {
  const opening = namedOpenings.find((one) => description.startsWith(one)) ?? '';
  return description.length > opening.length ? description.slice(opening.length) : description;
}

/** The description in a language. */
export function sayWording(wording: TransactionWording, language: WordingLanguage): string {
  const { kind, name = '' } = wording;
  if (language === 'en') return describe(wording);
  const { es, followedBy } = templates[kind];
  if (followedBy === undefined) return es;
  return es + (followedBy === 'name' ? ownNameIn(name, language) : sayDisputed(name, language));
}

/** The kept description of a transaction of that posting, in a language; text from outside stays as it came. */
export function describedIn(
  language: WordingLanguage,
  description: string,
  posting: PostingKind,
): string {
  const wording = language === 'en' ? undefined : readWording(description, posting);
  return wording === undefined ? description : sayWording(wording, language);
}

/** The name of an account or a place in a language, where the bank gave it. */
export function ownNameIn(name: string, language: WordingLanguage): string {
  if (language === 'en') return name;
  return ownNames.find(([en]) => en === name)?.[1] ?? name;
}

/** The bank's texts that differ in Spanish, each beside its kept form. */
export const spanishWordings: readonly (readonly [kept: string, said: string])[] = [
  ...Object.values(templates).map(({ en, es }) => [en, es] as const),
  ...ownNames,
];

function sayDisputed(description: string, language: WordingLanguage): string {
  for (const posting of disputable) {
    const wording = readWording(description, posting);
    if (wording !== undefined) return sayWording(wording, language);
  }
  return description;
}
