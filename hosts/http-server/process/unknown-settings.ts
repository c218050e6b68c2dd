import { CannotStart } from './cannot-start.ts';

/** What Kubernetes tells each container of a service called bank-…, and the configuration of HAProxy of the bank. */
const ofOthers = /_(SERVICE_HOST|(SERVICE_)?PORT(_\w+)?)$|^BANK_ADDRESS$/;

/**
 * Throws `CannotStart` where a variable of the environment is a setting with a typing error: it begins with `BANK_`, or is one
 * letter away from the name of a setting. Any other name may belong to another program.
 */
export function refuseUnknownSettings(names: readonly string[], known: readonly string[]): void {
  for (const name of names) {
    if (known.includes(name)) continue;
    const meant = known.find((setting) => setting.includes('_') && isOneLetterFrom(setting, name));
    const isOurs = name.startsWith('BANK_') && !ofOthers.test(name);
    if (meant === undefined && !isOurs) continue;
    const hint =
      meant === undefined
        ? `Its settings are ${known.filter((setting) => setting.startsWith('BANK_')).join(', ')} and those in docs/configuration.md.`
        : `Did you mean ${meant}?`;
    throw new CannotStart(`${name} is not a setting of this server. ${hint}`);
  }
}

/** Whether one letter is wrong, missing or too many, or two neighbours are exchanged. */
function isOneLetterFrom(one: string, other: string): boolean {
  let begin = 0;
  while (begin < one.length && one[begin] === other[begin]) begin += 1;
  let oneEnd = one.length;
  let otherEnd = other.length;
  while (oneEnd > begin && otherEnd > begin && one[oneEnd - 1] === other[otherEnd - 1]) {
    oneEnd -= 1;
    otherEnd -= 1;
  }
  const [left, right] = [one.slice(begin, oneEnd), other.slice(begin, otherEnd)];
  const areExchanged = left.length === 2 && right === `${left[1]}${left[0]}`;
  return areExchanged || (left.length <= 1 && right.length <= 1);
}
