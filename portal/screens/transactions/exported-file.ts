import type { ExportFormat } from '../../queries/transactions.ts';

const types: Record<ExportFormat, string> = {
  csv: 'text/csv',
  ofx: 'application/x-ofx',
  camt053: 'application/xml',
};

/** How the names of the files end. */
export const extensions: Record<ExportFormat, string> = {
  csv: 'csv',
  ofx: 'ofx',
  camt053: 'camt053.xml',
};

/** Excel takes a CSV file without this mark for one in the alphabet of its own country. */
const byteOrderMark = '\uFEFF';

/** What was exported, as a file of its type. */
export function exportedFile(format: ExportFormat, text: string): Blob {
  const content = format === 'csv' ? [byteOrderMark, text] : [text];
  return new Blob(content, { type: types[format] });
}
