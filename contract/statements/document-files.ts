/**
 * The procedures that are answered over HTTP by a PDF file instead of JSON: their paths in the contract, and under `/api`. This
 * file imports no schema library, so that the portal can use it without one.
 */
export const documentFiles = {
  pdf: '/statements/{account}/{month}/pdf',
  taxForm: '/tax-forms/{year}/pdf',
} as const;
export type DocumentFile = keyof typeof documentFiles;

/** The media type of their files. */
export const documentType = 'application/pdf';

/** The procedure's name if it is one of them. */
export function documentFileOf([area, name]: readonly string[]): DocumentFile | undefined {
  return area === 'statements' && name !== undefined && Object.hasOwn(documentFiles, name)
    ? (name as DocumentFile)
    : undefined;
}
