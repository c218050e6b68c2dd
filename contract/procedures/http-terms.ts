/**
 * The terms of requests over HTTP, and over the port of a tab, that the schemas do not state. This file imports no schema
 * library, so that the portal can use it without one.
 */

/** The header by which a request names its membership; without it, the request is for the first membership of the person. */
export const membershipHeader = 'passbook-membership';

/** The header in which the page of a tab tells its bank when it asked: the bank may have been opening since. */
export const askedAtHeader = 'asked-at';

/** The procedures that are answered over HTTP by a PDF file instead of JSON: their paths in the contract, and under `/api`. */
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

/** The formats in which the history is exported: the request for each, the media type of its file, and how its name ends. */
export const exportFiles = {
  csv: { procedure: 'exportCsv', type: 'text/csv; charset=utf-8', extension: 'csv' },
  ofx: { procedure: 'exportOfx', type: 'application/x-ofx', extension: 'ofx' },
  qif: { procedure: 'exportQif', type: 'application/qif', extension: 'qif' },
  camt053: { procedure: 'exportCamt', type: 'application/xml', extension: 'camt053.xml' },
} as const;
export type ExportFormat = keyof typeof exportFiles;

/** The header of an answer over HTTP that says how many movements are in the file. */
export const rowCountHeader = 'row-count';
