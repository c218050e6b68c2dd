/** Whether this browser can ask for a passkey on this page: an old one cannot, nor one that came here without TLS. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}
