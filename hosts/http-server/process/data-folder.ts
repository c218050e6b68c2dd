import { resolve } from 'node:path';

/** BANK_DATA: the folder of the database file, of the keys and of messages that wait. */
export function dataFolderOf(environment: Readonly<Record<string, string | undefined>>): string {
  return resolve(environment['BANK_DATA']?.trim() || './data');
}
