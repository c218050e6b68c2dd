import type { AccountType } from '#contract/accounts/accounts.ts';
import type { Cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { decimal } from './export-facts.ts';
import { xmlText } from './ofx.ts';

/** The message: its sender, its recipient, and its span of time. */
export interface CamtMessage {
  /** Of this message and no other: at most 32 characters. */
  readonly id: string;
  readonly now: EpochMs;
  /** The credit union's name. */
  readonly servicer: string;
  /** The member's name. */
  readonly owner: string;
  readonly from: EpochMs;
  readonly to: EpochMs;
  /** The days on which it begins and ends. */
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
  /** Whether a filter leaves out entries: then those that are there do not add up to the balances. */
  readonly partial: boolean;
}

/** ISO 20022, external code set ExternalCashAccountType1Code, which has none for a term share. */
const accountCodes = {
  primary: 'CACC',
  savings: 'SVGS',
  'money-market': 'MOMA',
  certificate: 'SVGS',
} as const satisfies Readonly<Record<AccountType, string>>;

/** An account whose booked entries go into the file. */
export interface CamtStatement {
  /** The member's own name for it and its last digits: at most 22 characters, the same in every file. */
  readonly accountId: string;
  readonly accountName: string;
  readonly type: AccountType;
  /** The booked balances before the span and at its end. */
  readonly opening: Cents;
  readonly closing: Cents;
  /** The available balance at the end; null where the span ended in the past. */
  readonly available: Cents | null;
  readonly sums: CamtSums;
}

/** The sums of a statement's entries in each direction, without sign. */
export interface CamtSums {
  readonly credits: CountedSum;
  readonly debits: CountedSum;
}

interface CountedSum {
  readonly count: number;
  /** In cents. */
  readonly sum: number;
}

/** A movement that is booked. */
export interface CamtEntry {
  /** Its permanent key, a UUID. */
  readonly id: string;
  /** The days on which it was booked and made. */
  readonly date: LocalDate;
  readonly valueDate: LocalDate;
  /** Negative for a debit. */
  readonly amount: number;
  readonly description: string;
  readonly category: string;
  /** `REF-…`; transfers only. */
  readonly reference: string | null;
  /** The member's memo; empty where they wrote nothing. */
  readonly memo: string;
  /** Whether it takes another one back. */
  readonly isReturn: boolean;
  /** Which bank transaction code it has. */
  readonly movement: CamtMovement;
}

/** Between the member's own accounts, to or from others by a transfer, or anything else. */
export type CamtMovement = 'own' | 'transfer' | 'other';

const namespace = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08';

const partialNote = 'Holds only the entries that match a filter.';

/** The beginning of a message in the form of ISO 20022 camt.053.001.08; a statement for each account follows. */
export function camtHead(message: CamtMessage): string {
  return lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Document xmlns="${namespace}">`,
    '<BkToCstmrStmt>',
    element('GrpHdr', field('MsgId', message.id, 35) + element('CreDtTm', moment(message.now))),
  ]);
}

/** How it ends. */
export const camtFoot = lines(['</BkToCstmrStmt>', '</Document>']);

/** How the statement of that place in the message begins; its entries follow, oldest first. */
export function camtStatementHead(
  message: CamtMessage,
  statement: CamtStatement,
  index: number,
): string {
  const { now, from, to, firstDay, lastDay } = message;
  const { opening, closing, available, sums } = statement;
  return lines([
    '<Stmt>',
    field('Id', `${message.id}-${index + 1}`, 35),
    element('CreDtTm', moment(now)),
    element('FrToDt', element('FrDtTm', moment(from)) + element('ToDtTm', moment(to))),
    account(message, statement),
    balance('OPBD', opening, firstDay),
    balance('CLBD', closing, lastDay),
    ...(available === null ? [] : [balance('CLAV', available, lastDay)]),
    summary(sums),
  ]);
}

/** Some of the entries of a statement. */
export function camtEntries(entries: readonly CamtEntry[], { servicer }: CamtMessage): string {
  return lines(entries.map((entry) => entryLine(entry, servicer)));
}

/** How a statement ends. */
export function camtStatementFoot({ partial }: CamtMessage): string {
  return lines([...(partial ? [element('AddtlStmtInf', partialNote)] : []), '</Stmt>']);
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('');
}

function account({ owner, servicer }: CamtMessage, statement: CamtStatement): string {
  const { accountId, accountName, type } = statement;
  return element(
    'Acct',
    [
      element('Id', element('Othr', field('Id', accountId, 34))),
      element('Tp', element('Cd', accountCodes[type])),
      element('Ccy', 'USD'),
      field('Nm', accountName, 70),
      element('Ownr', field('Nm', owner, 140)),
      element('Svcr', element('FinInstnId', field('Nm', servicer, 140))),
    ].join(''),
  );
}

function balance(code: 'OPBD' | 'CLBD' | 'CLAV', amount: Cents, day: LocalDate): string {
  return element(
    'Bal',
    [
      element('Tp', element('CdOrPrtry', element('Cd', code))),
      signed(amount),
      element('Dt', element('Dt', day)),
    ].join(''),
  );
}

function summary({ credits, debits }: CamtSums): string {
  const counted = ({ count, sum }: CountedSum): string =>
    element('NbOfNtries', String(count)) + element('Sum', decimal(sum));
  const all = { count: credits.count + debits.count, sum: credits.sum + debits.sum };
  const net = credits.sum - debits.sum;
  const netEntry =
    element('Amt', decimal(Math.abs(net))) + element('CdtDbtInd', net < 0 ? 'DBIT' : 'CRDT');
  return element(
    'TxsSummry',
    [
      element('TtlNtries', counted(all) + element('TtlNetNtry', netEntry)),
      element('TtlCdtNtries', counted(credits)),
      element('TtlDbtNtries', counted(debits)),
    ].join(''),
  );
}

function entryLine(entry: CamtEntry, servicer: string): string {
  const { id, date, valueDate, amount, description, memo, reference, isReturn } = entry;
  // A UUID with its hyphens is one character too long.
  const key = id.replaceAll('-', '');
  const refs =
    field('AcctSvcrRef', key, 35) + (reference === null ? '' : field('EndToEndId', reference, 35));
  return element(
    'Ntry',
    [
      field('NtryRef', key, 35),
      signed(amount),
      isReturn ? element('RvslInd', 'true') : '',
      element('Sts', element('Cd', 'BOOK')),
      element('BookgDt', element('Dt', date)),
      element('ValDt', element('Dt', valueDate)),
      field('AcctSvcrRef', key, 35),
      transactionCode(entry, servicer),
      element(
        'NtryDtls',
        element(
          'TxDtls',
          [
            element('Refs', refs),
            signed(amount),
            element('RmtInf', field('Ustrd', description, 140) + pieces('Ustrd', memo, 140)),
          ].join(''),
        ),
      ),
      field('AddtlNtryInf', description, 500),
    ].join(''),
  );
}

/** From the list of bank transaction codes of ISO 20022; the bank's own code stands beside it. */
function transactionCode({ amount, movement, category }: CamtEntry, servicer: string): string {
  const direction = amount > 0 ? 'RCDT' : 'ICDT';
  const [family, subFamily] = {
    own: [direction, 'BOOK'],
    transfer: [direction, 'DMCT'],
    other: ['NTAV', 'NTAV'],
  }[movement] as [string, string];
  const domain =
    element('Cd', 'PMNT') +
    element('Fmly', element('Cd', family) + element('SubFmlyCd', subFamily));
  const own = field('Cd', category, 35) + field('Issr', servicer, 35);
  return element('BkTxCd', element('Domn', domain) + element('Prtry', own));
}

/** An amount without sign, with its direction. */
function signed(amount: number): string {
  return [
    `<Amt Ccy="USD">${decimal(Math.abs(amount))}</Amt>`,
    element('CdtDbtInd', amount < 0 ? 'DBIT' : 'CRDT'),
  ].join('');
}

function moment(at: EpochMs): string {
  return new Date(at).toISOString();
}

function field(name: string, text: string, max: number): string {
  return element(name, xmlText(Array.from(text).slice(0, max).join('')));
}

function pieces(name: string, text: string, max: number): string {
  const characters = Array.from(text);
  let fields = '';
  for (let place = 0; place < characters.length; place += max) {
    fields += element(name, xmlText(characters.slice(place, place + max).join('')));
  }
  return fields;
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}
