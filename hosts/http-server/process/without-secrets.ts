const secretNames =
  /password|passcode|secret|token|cookie|authorization|account_?number|routing_?number|\bpin\b|proof|recovery|sealed|api_?key|\bkeys?\b/i;
const mask = '[left out]';

/**
 * The facts without what must never be in a log (trust, promise 5): what stands under the name of a
 * secret, however deep, and what looks like an account or card number in any text.
 */
export function withoutSecrets(facts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      secretNames.test(name) ? mask : withoutSecretsIn(fact),
    ]),
  );
}

function withoutSecretsIn(fact: unknown): unknown {
  if (typeof fact === 'string') return withoutSecretsInText(fact);
  if (Array.isArray(fact)) return fact.map(withoutSecretsIn);
  if (typeof fact === 'object' && fact !== null) {
    return withoutSecrets(fact as Record<string, unknown>);
  }
  return fact;
}

/** Account numbers have 4 to 17 digits, cards 12 to 19; shorter runs are also ports, lines and years. */
const longNumber = /(?<![\w-])\d{7,}(?![\w-])/g;
/** A session's token is 32 bytes in hexadecimal. */
const sessionToken = /\b[0-9a-f]{64}\b/g;

/** What stands for user and password in an address (RFC 3986, 3.2.1). */
const passwordInAddress = /(?<=\w:\/\/)[^\s/@]+(?=@)/g;
/** A link for a new password or to a trusted contact, and the secret of an authenticator app. */
const addressOfSecret = /(?<=\/reset-password#|\/trusted-contact#|otpauth:\/\/)\S+/g;

/** The text with only the last four digits of each long number, and without session tokens, passwords and such links. */
export function withoutSecretsInText(text: string): string {
  return text
    .replaceAll(passwordInAddress, mask)
    .replaceAll(addressOfSecret, mask)
    .replaceAll(sessionToken, mask)
    .replaceAll(longNumber, (digits) => `••••${digits.slice(-4)}`);
}
