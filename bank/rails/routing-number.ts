import { hasCheckDigit } from '#contract/payments/address-fields.ts';

/** Prefixes that the American Bankers Association has given out (spec R-T4, ABA routing number policy). */
const prefixes: readonly (readonly [low: number, high: number])[] = [
  [0, 12],
  [21, 32],
  [61, 72],
  [80, 80],
];

/** Whether the text can be an ABA routing number: nine digits, a known prefix, and the 3-7-1 check digit. */
function isRoutingNumber(text: string): boolean {
  const prefix = Number(text.slice(0, 2));
  return hasCheckDigit(text) && prefixes.some(([low, high]) => prefix >= low && prefix <= high);
}

type RoutingNumberRefusal = 'ROUTING_NUMBER_NOT_NINE_DIGITS' | 'ROUTING_NUMBER_WRONG';

/** Why this is the routing number of no bank, its length first; null where it can be one. */
export function refuseRoutingNumber(text: string): RoutingNumberRefusal | null {
  if (!/^\d{9}$/.test(text)) {
    return 'ROUTING_NUMBER_NOT_NINE_DIGITS';
  }
  return isRoutingNumber(text) ? null : 'ROUTING_NUMBER_WRONG';
}

/**
 * The bank behind a routing number, for the large banks and credit unions whose numbers they
 * publish themselves; null for any other sound number.
 */
export function bankOfRoutingNumber(routingNumber: string): string | null {
  return directory[routingNumber] ?? null;
}

const directory: Readonly<Record<string, string>> = {
  '011000015': 'Federal Reserve Bank of Boston',
  '011000138': 'Bank of America',
  '011401533': 'Citizens Bank',
  '021000021': 'JPMorgan Chase Bank',
  '021000089': 'Citibank',
  '021000322': 'Bank of America',
  '026009593': 'Bank of America',
  '031176110': 'Capital One',
  '031201360': 'TD Bank',
  '041000124': 'PNC Bank',
  '043000096': 'PNC Bank',
  '053000196': 'Bank of America',
  '053000219': 'Wells Fargo Bank',
  '056073502': 'Capital One',
  '061000104': 'Truist Bank',
  '061000227': 'Wells Fargo Bank',
  '063107513': 'Wells Fargo Bank',
  '071000013': 'JPMorgan Chase Bank',
  '072000326': 'JPMorgan Chase Bank',
  '091000019': 'Wells Fargo Bank',
  '091000022': 'U.S. Bank',
  '102001017': 'JPMorgan Chase Bank',
  '111000025': 'Bank of America',
  '111000614': 'JPMorgan Chase Bank',
  '121000248': 'Wells Fargo Bank',
  '121000358': 'Bank of America',
  '121042882': 'Wells Fargo Bank',
  '122000247': 'Wells Fargo Bank',
  '122000661': 'Bank of America',
  '122105155': 'U.S. Bank',
  '124003116': 'Ally Bank',
  '125000024': 'Bank of America',
  '256074974': 'Navy Federal Credit Union',
  '256078446': 'Pentagon Federal Credit Union',
  '314074269': 'USAA Federal Savings Bank',
  '322271627': 'JPMorgan Chase Bank',
  '325081403': 'BECU',
};
