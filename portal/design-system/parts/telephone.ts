/** The address that calls a phone number: `tel:5550142600` for `(555) 014-2600`. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
