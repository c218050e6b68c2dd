import type { MemberEvent } from '#contract/events/events.ts';
import type { alertNoticeWords } from './notice-words.ts';

/** Says in one line what an alert tells. */
export function alertTitle(
  { titles }: typeof alertNoticeWords.en,
  event: Extract<MemberEvent, { kind: 'alert' }>,
): string {
  if ('payee' in event) return titles[event.alertKind](event.payee);
  if ('merchant' in event) return titles[event.alertKind](event.merchant);
  return titles[event.alertKind](event.accountName);
}
