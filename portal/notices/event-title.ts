import type { MemberEvent } from '#contract/events/events.ts';
import { depositNoticesWords } from '../deposits/notice-words.ts';
import { creditNoticeWords } from '../transactions/credit-notice-words.ts';
import { overdraftNoticeWords } from '../cards/overdraft-notice-words.ts';
import { certificateNoticesWords } from '../products/notice-words.ts';
import { disputeNoticesWords } from '../disputes/notice-words.ts';
import { approvalNoticesWords } from '../approvals/notice-words.ts';
import { alertNoticeWords, alertTitle } from '../alerts/notice-words.ts';
import { goalNoticeWords } from '../goals/notice-words.ts';
import { loanNoticesWords } from '../loans/notice-words.ts';
import { accessNoticesWords } from '../people/notice-words.ts';
import { moneyRequestNoticeWords } from '../money-requests/notice-words.ts';
import { formatMoment } from '../language/format.ts';
import { safeDepositNoticesWords } from '../safe-deposit/notice-words.ts';
import { safetyWords } from '../identity/security/notice-words.ts';
import { noticeWords } from './words.ts';
import { useWords } from '../language/sentences.ts';

/** Says in one line what an event tells, for where it stands alone: a message, a notification of the browser. */
export function useEventTitle(): (event: MemberEvent) => string {
  const notices = useWords(noticeWords);
  const safety = useWords(safetyWords);
  const deposits = useWords(depositNoticesWords);
  const disputes = useWords(disputeNoticesWords);
  const access = useWords(accessNoticesWords);
  const loans = useWords(loanNoticesWords);
  const safeDeposit = useWords(safeDepositNoticesWords);
  const goals = useWords(goalNoticeWords);
  const certificates = useWords(certificateNoticesWords).titles;
  const alerts = useWords(alertNoticeWords);
  const credits = useWords(creditNoticeWords).titles;
  const overdrafts = useWords(overdraftNoticeWords).titles;
  const approvals = useWords(approvalNoticesWords);
  const requests = useWords(moneyRequestNoticeWords);
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
      case 'overdraft':
        return overdrafts[event.change](event.name);
      case 'sign-in':
        return event.newBrowser ? safety.newBrowser : notices.signIn;
      case 'security':
        return safety.changes[event.change];
      case 'scheduled-transfer':
        return notices.scheduledTransfers.byStatus[event.status].title(event.toName);
      case 'credit':
        return credits[event.change](event.from);
      case 'deposit':
        return deposits.changes[event.change].title(event.toName);
      case 'dispute':
        return disputes.changes[event.change].title(event.description);
      case 'visit':
        return safeDeposit.visit[event.change](formatMoment(event.startsAt));
      case 'safe-deposit-charge':
        return safeDeposit.charge[event.status].title;
      case 'goal-skipped':
        return goals.skipped(event.goalName);
      case 'certificate':
        return certificates[event.change](event.name);
      case 'alert':
        return alertTitle(alerts, event);
      case 'loan':
        return loans.title(loans.changes[event.change], loans.named(event.name));
      case 'approval':
        return approvals.changes[event.status](event.toName);
      case 'money-request':
        return requests.changes[event.change](event.name);
      case 'access':
        return access.changes[event.change](event.name);
      case 'message':
        return notices.message;
    }
  };
}
