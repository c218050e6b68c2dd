import type { TransferRequestInput } from '#contract/transfers/transfers.ts';

type Request<Kind> = Extract<TransferRequestInput, { kind: Kind }>;

/** From checking to savings, unless said otherwise. */
export function internal(
  amount: number,
  change: Partial<Request<'internal'>> = {},
): Request<'internal'> {
  return { kind: 'internal', from: 'checking', to: 'savings', amount, ...change };
}

/** A complete Zelle transfer from checking, with a purpose, as a large first transfer needs. */
export function zelle(amount: number, change: Partial<Request<'zelle'>> = {}): Request<'zelle'> {
  return {
    kind: 'zelle',
    from: 'checking',
    amount,
    name: 'Sam Rivera',
    email: 'sam@example.com',
    purpose: 'family-or-friend',
    ...change,
  };
}

/** A complete transfer to an account at another bank, from checking. */
export function external(
  amount: number,
  change: Partial<Request<'external'>> = {},
): Request<'external'> {
  return {
    kind: 'external',
    from: 'checking',
    amount,
    name: 'Robin Blake',
    bankName: 'JPMorgan Chase Bank',
    accountNumber: '000123456789',
    routingNumber: '021000021',
    purpose: 'goods',
    ...change,
  };
}
