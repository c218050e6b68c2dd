import type { MemberEvent } from '#contract/events.ts';
import { depositNoticesWords } from '../words/deposit-notices.ts';
import { disputeNoticesWords } from '../words/dispute-notices.ts';
import { formatMoment } from '../words/format.ts';
import { safeDepositNoticesWords } from '../words/safe-deposit-notices.ts';
import { safetyWords } from '../words/safety.ts';
import { shellWords } from '../words/shell.ts';
import { useWords } from '../words/words.ts';

/** Says in one line what an event tells, for where it stands alone: a message, a notification of the browser. */
export function useEventTitle(): (event: MemberEvent) => string {
  const notices = useWords(shellWords).notifications;
  const safety = useWords(safetyWords);
  const deposits = useWords(depositNoticesWords);
  const disputes = useWords(disputeNoticesWords);
  const safeDeposit = useWords(safeDepositNoticesWords);
  return (event) => {
    switch (event.kind) {
      case 'transfer': {
        const words = event.transferKind === 'internal' ? notices.toOwnAccount : notices.toOthers;
        return words[event.status].title(event.toName);
      }
      case 'bill':
        return notices.bills[event.status].title(event.payeeName);
      case 'card':
        return notices.cardChanges[event.change](notices.card(event.cardType, event.cardNumber));
      case 'sign-in':
        return event.newBrowser ? safety.newBrowser : notices.signIn;
      case 'security':
        return safety.changes[event.change];
      case 'scheduled-transfer':
        return notices.scheduledTransfers.byStatus[event.status].title(event.toName);
      case 'deposit':
        return deposits.changes[event.change].title(event.toName);
      case 'dispute':
        return disputes.changes[event.change].title(event.description);
      case 'visit':
        return safeDeposit.visit[event.change](formatMoment(event.startsAt));
      case 'safe-deposit-charge':
        return safeDeposit.charge[event.status].title;
      case 'message':
        return notices.message;
    }
  };
}
