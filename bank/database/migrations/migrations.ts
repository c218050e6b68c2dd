import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import { foldedSigns } from './0065-folded-signs.ts';
import { members } from './0001-members.ts';
import { ledger } from './0002-ledger.ts';
import { transfers } from './0003-transfers.ts';
import { cards } from './0004-cards.ts';
import { bills } from './0005-bills.ts';
import { deposits } from './0006-deposits.ts';
import { safeDeposit } from './0007-safe-deposit.ts';
import { portfolio } from './0008-portfolio.ts';
import { planning } from './0009-planning.ts';
import { settings } from './0010-settings.ts';
import { messages } from './0011-messages.ts';
import { scheduledTransfers } from './0012-scheduled-transfers.ts';
import { disputes } from './0013-disputes.ts';
import { dailySums } from './0014-daily-sums.ts';
import { searchPhrases } from './0015-search-phrases.ts';
import { security } from './0016-security.ts';
import { permittedActs } from './0017-permitted-acts.ts';
import { memberAccess } from './0018-member-access.ts';
import { leanWrites } from './0019-lean-writes.ts';
import { securityLogIndex } from './0020-security-log.ts';
import { firstPaymentDelay } from './0021-first-payment-delay.ts';
import { keyedCodes } from './0022-keyed-codes.ts';
import { keptStatements } from './0023-kept-statements.ts';
import { confirmedPayments } from './0024-confirmed-payments.ts';
import { booking } from './0025-booking.ts';
import { foldedSearch } from './0026-folded-search.ts';
import { passwordProvesFrom } from './0027-password-proves-from.ts';
import { paidCards } from './0028-paid-cards.ts';
import { stepUpStrength } from './0029-step-up-strength.ts';
import { people } from './0030-people.ts';
import { personalAccounts } from './0031-personal-accounts.ts';
import { peopleAccess } from './0032-people-access.ts';
import { products } from './0033-products.ts';
import { businesses } from './0034-businesses.ts';
import { shareProducts } from './0035-share-products.ts';
import { taxForms } from './0036-tax-forms.ts';
import { loans } from './0037-loans.ts';
import { serverProcesses } from './0038-server-processes.ts';
import { accountNumbers } from './0039-account-numbers.ts';
import { filing } from './0040-filing.ts';
import { goals } from './0041-goals.ts';
import { alerts } from './0042-alerts.ts';
import { approvals } from './0043-approvals.ts';
import { sealingKeys } from './0044-sealing-keys.ts';
import { staffCalls } from './0048-staff-calls.ts';
import { overdrafts } from './0049-overdrafts.ts';
import { outbox } from './0051-outbox.ts';
import { paymentPurposes } from './0052-payment-purposes.ts';
import { nameChecks } from './0053-name-checks.ts';
import { moneyRequests } from './0054-money-requests.ts';
import { alertsOfCardsAndPayees } from './0056-alerts-of-cards-and-payees.ts';
import { pushSubscriptions } from './0057-push-subscriptions.ts';
import { trustedContacts } from './0058-trusted-contacts.ts';
import { receipts } from './0060-receipts.ts';
import { knownNames } from './0061-known-names.ts';
import { limitedSenders } from './0062-limited-senders.ts';
import { foundByIndex } from './0063-found-by-index.ts';
import { passwordAlone } from './0064-password-alone.ts';

/** Every change of the schema, in order. One that has been released is never edited. */
export const migrations: Readonly<
  Record<string, (db: Kysely<unknown>, engine: Engine) => Promise<void>>
> = {
  '0001-members': members,
  '0002-ledger': ledger,
  '0003-transfers': transfers,
  '0004-cards': cards,
  '0005-bills': bills,
  '0006-deposits': deposits,
  '0007-safe-deposit': safeDeposit,
  '0008-portfolio': portfolio,
  '0009-planning': planning,
  '0010-settings': settings,
  '0011-messages': messages,
  '0012-scheduled-transfers': scheduledTransfers,
  '0013-disputes': disputes,
  '0014-daily-sums': dailySums,
  '0015-search-phrases': searchPhrases,
  '0016-security': security,
  '0017-permitted-acts': permittedActs,
  '0018-member-access': memberAccess,
  '0019-lean-writes': leanWrites,
  '0020-security-log': securityLogIndex,
  '0021-first-payment-delay': firstPaymentDelay,
  '0022-keyed-codes': keyedCodes,
  '0023-kept-statements': keptStatements,
  '0024-confirmed-payments': confirmedPayments,
  '0025-booking': booking,
  '0026-folded-search': foldedSearch,
  '0027-password-proves-from': passwordProvesFrom,
  '0028-paid-cards': paidCards,
  '0029-step-up-strength': stepUpStrength,
  '0030-people': people,
  '0031-personal-accounts': personalAccounts,
  '0032-people-access': peopleAccess,
  '0033-products': products,
  '0034-businesses': businesses,
  '0035-share-products': shareProducts,
  '0036-tax-forms': taxForms,
  '0037-loans': loans,
  '0038-server-processes': serverProcesses,
  '0039-account-numbers': accountNumbers,
  '0040-filing': filing,
  '0041-goals': goals,
  '0042-alerts': alerts,
  '0043-approvals': approvals,
  '0044-sealing-keys': sealingKeys,
  '0048-staff-calls': staffCalls,
  '0049-overdrafts': overdrafts,
  '0051-outbox': outbox,
  '0052-payment-purposes': paymentPurposes,
  '0053-name-checks': nameChecks,
  '0054-money-requests': moneyRequests,
  '0056-alerts-of-cards-and-payees': alertsOfCardsAndPayees,
  '0057-push-subscriptions': pushSubscriptions,
  '0058-trusted-contacts': trustedContacts,
  '0060-receipts': receipts,
  '0061-known-names': knownNames,
  '0062-limited-senders': limitedSenders,
  '0063-found-by-index': foundByIndex,
  '0064-password-alone': passwordAlone,
  '0065-folded-signs': foldedSigns,
};
