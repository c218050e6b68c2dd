import { resolve } from 'node:path';

export const standardDataFolder = './data';

/** BANK_DATA, for what needs it before the settings are read. */
export function dataFolderOf(environment: Readonly<Record<string, string | undefined>>): string {
  return resolve(environment['BANK_DATA']?.trim() || standardDataFolder);
}
