import type { ExportFormat } from '../../queries/transactions.ts';

const types: Record<ExportFormat, string> = { csv: 'text/csv', ofx: 'application/x-ofx' };

/** Excel takes a CSV file without this mark for one in the alphabet of its own country. */
const byteOrderMark = '\uFEFF';

/** Hands the browser a file to keep, made in the page: its address holds nothing of the member's. */
export function saveFile(name: string, format: ExportFormat, text: string): void {
  const content = format === 'csv' ? [byteOrderMark, text] : [text];
  const address = URL.createObjectURL(new Blob(content, { type: types[format] }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken what it needs by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
