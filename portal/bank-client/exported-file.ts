import {
  type ExportFormat,
  exportFiles,
  rowCountHeader,
} from '#contract/transactions/export-files.ts';
import type { ExportLanguage } from '#contract/transactions/transaction-exports.ts';
import type { TransactionFilterInput } from '#contract/transactions/transactions.ts';
import { bank } from './bank-client.ts';
import { fetchFile } from './fetched-file.ts';

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
