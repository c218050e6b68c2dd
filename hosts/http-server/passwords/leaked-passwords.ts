import { loadOnce } from '#bank/formats/load-once.ts';

/** The 49,000 passwords that were found most often in leaks, in lower case; read when somebody first chooses a password. */
export const leakedPasswords = loadOnce(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
});
