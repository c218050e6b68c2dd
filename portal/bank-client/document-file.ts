import {
  type DocumentFile,
  documentFiles,
  documentType,
} from '#contract/statements/document-files.ts';
import { bank } from './bank-client.ts';
import type { BankClient } from './bank-client-type.ts';
import { fetchFile } from './fetched-file.ts';

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
