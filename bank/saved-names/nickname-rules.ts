import type { RefusalOf } from '#contract/procedures/procedure.ts';
import type { nicknameRefusals } from '#contract/accounts/accounts.ts';
import { nicknameMaxLength } from '#contract/accounts/account-terms.ts';
import { characterCount } from '#contract/text/characters.ts';
import { isPlainName } from '#contract/text/typed-name.ts';
import { nameSkeleton } from '../rails/name-skeleton.ts';

/** Why an account does not get a nickname. */
export type NicknameRefusal = RefusalOf<typeof nicknameRefusals>;

/**
 * Why an account does not get this nickname, in the order of the contract; null where it does. Two accounts of one member
 * may not look alike: money would go to the wrong one.
 * @param others All names of the member's other accounts, nicknames and official ones.
 */
export function refuseNickname(
  nickname: string,
  others: readonly string[],
): NicknameRefusal | null {
  if (characterCount(nickname) > nicknameMaxLength) {
    return { code: 'ACCOUNT_NICKNAME_TOO_LONG', data: { most: nicknameMaxLength } };
  }
  if (!isPlainName(nickname)) {
    return { code: 'ACCOUNT_NICKNAME_WRONG' };
  }
  const looks = looksOf(nickname);
  return others.some((other) => looksOf(other) === looks)
    ? { code: 'ACCOUNT_NICKNAME_TAKEN' }
    : null;
}

function looksOf(name: string): string {
  return nameSkeleton(name) || name;
}
