import type { ReturnReason } from '#contract/events/event-parts.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { BankContext } from '../bank-context.ts';
import type { NewOverdraftTerms } from '../cards/overdraft-records.ts';
import type { LoanTermsRow } from '../loans/loan-tables.ts';
import type { LoanDecision } from '../loans/decide-application.ts';
import type { TakeBackReason } from '../incoming-credits/credit-rules.ts';
import type { NamedMember } from '../identity/security/staff-access.ts';

/** The manual acts of the credit union's staff. The module is loaded at such an act. */
export function staffActs(bank: BankContext) {
  return {
    settle: async (transfer: string) => (await transfers()).settleTransfer(bank, transfer),
    return: async (transfer: string, reason: string) =>
      (await transfers()).returnTransfer(bank, transfer, reason),
    bookReturn: async (transfer: string, code: string, receivedOn?: LocalDate) =>
      (await transfers()).bookReturn(bank, transfer, { code, receivedOn }),
    returnDeposit: async (deposit: string, reason: ReturnReason) =>
      (await deposits()).returnDeposit(bank, deposit, reason),
    takeBackCredit: async (key: string, why: TakeBackReason) =>
      (await import('../incoming-credits/take-back-credit.ts')).takeBackCredit(bank, key, why),
    decideDispute: async (dispute: string, decision: 'approve' | 'deny', explanation: string) =>
      (await disputes()).decideByStaff(bank, dispute, decision, explanation),
    undecidedDisputes: async () => (await disputes()).undecidedDisputes(bank),
    waitingLoanApplications: async () => (await loanDecisions()).waitingApplications(bank),
    decideLoan: async (application: string, decision: LoanDecision, reason: string | null) =>
      (await loanDecisions()).decideByStaff(bank, application, decision, reason),
    setOverdraftTerms: async (terms: NewOverdraftTerms) =>
      (await import('../cards/overdraft-records.ts')).setOverdraftTerms(bank, terms),
    setLoanTerms: async (terms: LoanTermsRow) =>
      (await import('../loans/loan-catalogue.ts')).setLoanTerms(bank, terms),
    answer: async (username: string, text: string) =>
      (await conversations()).answerMember(bank, username, text),
    waitingConversations: async () => (await conversations()).waitingConversations(bank),
    beginCall: async (member: NamedMember) => (await calls()).beginCall(bank, member),
    endCall: async (member: NamedMember) => (await calls()).endCall(bank, member),
    endSessions: async (member: NamedMember) => (await access()).endSessionsByStaff(bank, member),
    endAllSessions: async () => (await access()).endAllSessionsByStaff(bank),
    closeAccess: async (member: NamedMember, reason: string) =>
      (await access()).closeAccess(bank, member, reason),
    openAccess: async (member: NamedMember) => (await access()).openAccess(bank, member),
    confirmName: async (member: NamedMember, name: string) =>
      (await import('../identity/security/staff-access.ts')).confirmName(bank, member, name),

    /** Whatever another key than the present one has sealed; tells how many secrets. */
    async reEncryptSecrets(): Promise<number> {
      const [{ reEncryptPins }, { reEncryptSecrets }] = await Promise.all([
        import('../cards/sealed-pins.ts'),
        import('../identity/authentication/re-encrypt.ts'),
      ]);
      const pins = bank.factors ? await reEncryptPins(bank.store, bank.factors) : 0;
      return pins + (await reEncryptSecrets(bank));
    },

    async removeSampleMember() {
      const { removeSampleMember } = await import('../sample/remove-sample-member.ts');
      return await removeSampleMember(bank);
    },
  };
}

const transfers = () => import('../transfers/change-status.ts');
const deposits = () => import('../deposits/settle-deposit.ts');
const disputes = () => import('../disputes/decide-dispute.ts');
const loanDecisions = () => import('../loans/decide-application.ts');
const conversations = () => import('../support/answer-message.ts');
const calls = () => import('../identity/security/staff-access.ts');
const access = () => import('../identity/security/staff-access.ts');
