/** Enough of an address for its owner to know it: `a•••@example.com`, `(•••) •••-0148`. */
export function maskedAddress(channel: 'email' | 'sms', address: string): string {
  if (channel === 'sms') {
    return `(•••) •••-${address.slice(-4)}`;
  }
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}
