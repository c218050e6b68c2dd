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
