import {
  ownNameIn,
  sayWording,
  type TransactionWording,
  type WordingLanguage,
} from '#contract/transactions/transaction-wording.ts';
import { readersLanguage } from './readers-language.ts';

/**
 * An answer of the bank with the bank's own texts in it (descriptions of transactions, names of accounts and places) in the
 * language of the portal. Texts of members or others stay as they are, and so do requests to the bank.
 */
export function inReadersLanguage<Answer>(answer: Answer): Answer {
  const language = readersLanguage();
  return language === 'en' ? answer : (saidIn(language, answer) as Answer);
}

/** The fields of an answer with names that the bank has given. The name of a person is none of those. */
const naming: ReadonlySet<string> = new Set([
  'name',
  'officialName',
  'accountName',
  'fromName',
  'toName',
  'branch',
  'room',
]);

function saidIn(language: WordingLanguage, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => saidIn(language, one));
  if (!isPlain(value)) return value;
  const said: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    said[key] =
      typeof field === 'string' && naming.has(key)
        ? ownNameIn(field, language)
        : saidIn(language, field);
  }
  if (typeof said['description'] === 'string' && said['wording'] !== undefined) {
    said['description'] = sayWording(value['wording'] as TransactionWording, language);
  }
  return said;
}

/** Files and streams are not plain. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
