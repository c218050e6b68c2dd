import { membershipFor, membershipHeaders } from './chosen-membership.ts';
import { endInAnswerOrRefusal } from './interceptor.ts';
import {
  type DocumentFile,
  documentFiles,
  documentType,
  exportFiles,
  type ExportFormat,
  rowCountHeader,
} from '#contract/procedures/http-terms.ts';
import { bank } from './bank-client.ts';
import type { BankClient } from './host.ts';
import type { ExportLanguage } from '#contract/transactions/transaction-exports.ts';
import type { TransactionFilterInput } from '#contract/transactions/transactions.ts';

/**
 * Asks a server for the file of a procedure, for the membership that has been chosen. The browser keeps what arrives, on disk
 * where it is much; half a file is none.
 *
 * @param address The path of the API with its query, such as `/transactions/csv?range=all`.
 */
export async function fetchFile(
  path: readonly string[],
  address: string,
): Promise<{ readonly file: Blob; readonly headers: Headers }> {
  return await endInAnswerOrRefusal({ path }, async () => {
    const answer = await fetch(`/api${address}`, {
      headers: membershipHeaders(membershipFor(path)),
    });
    if (!answer.ok) {
      const refusal = (await answer.json()) as { readonly message: string };
      throw Object.assign(new Error(refusal.message), refusal);
    }
    return { file: await answer.blob(), headers: answer.headers };
  });
}

/** The input of a request for a document. */
export type AskedDocument<Name extends DocumentFile> = Required<
  Parameters<BankClient['statements'][Name]>[0]
>;

/** Asks for a document as a PDF file: of a server as a file, of a tab as its text. */
export async function documentFile<Name extends DocumentFile>(
  name: Name,
  asked: AskedDocument<Name>,
): Promise<Blob> {
  if (import.meta.env.MODE === 'demo') {
    const ask = (await bank()).statements[name] as (
      wanted: typeof asked,
    ) => Promise<{ pdf: string }>;
    return new Blob([(await ask(asked)).pdf], { type: documentType });
  }
  const { language, ...named } = asked as Readonly<Record<string, string>>;
  const address = documentFiles[name].replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(named[key] ?? ''),
  );
  return (await fetchFile(['statements', name], `${address}?language=${language}`)).file;
}

/** A file that the bank has made, and how many movements are in it. */
export interface ExportedFile {
  readonly file: Blob;
  readonly rows: number;
}

/** The filter of a file; the language is that of the headings of a CSV file, as the other formats are for programs. */
export type AskedFile = TransactionFilterInput & { readonly language: ExportLanguage };

/** Asks for a file. */
export async function exportedFile(format: ExportFormat, asked: AskedFile): Promise<ExportedFile> {
  if (import.meta.env.MODE === 'demo') return await fileOfTab(format, asked);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value));
  }
  const path = ['transactions', exportFiles[format].procedure];
  const { file, headers } = await fetchFile(path, `/transactions/${format}?${query}`);
  return { file, rows: Number(headers.get(rowCountHeader)) };
}

/** The pieces that a server would send, in order. */
async function fileOfTab(format: ExportFormat, asked: AskedFile): Promise<ExportedFile> {
  const { procedure, type } = exportFiles[format];
  const { transactions } = await bank();
  const texts: string[] = [];
  let rows = 0;
  for await (const piece of await transactions[procedure](asked)) {
    if ('rows' in piece) rows = piece.rows;
    else texts.push(piece.text);
  }
  return { file: new Blob(texts, { type }), rows };
}
