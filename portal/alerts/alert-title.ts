import type { MemberEvent } from '#contract/events/events.ts';
import type { alertNotices } from './notices.en.ts';

/** Says in one line what an alert tells. */
export function alertTitle(
  { titles }: typeof alertNotices,
  event: Extract<MemberEvent, { kind: 'alert' }>,
): string {
  if ('payee' in event) return titles[event.alertKind](event.payee);
  if ('merchant' in event) return titles[event.alertKind](event.merchant);
  return titles[event.alertKind](event.accountName);
}
