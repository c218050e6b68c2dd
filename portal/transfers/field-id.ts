import type { TransferField } from './transfer-problems.ts';

/** The id of a control, by which an alert leads to it. There is one transfer form on a page. */
export function fieldId(field: TransferField): string {
  return `transfer-${field}`;
}
