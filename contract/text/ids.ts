import { z } from 'zod';

/**
 * A UUID, in whichever case it is sent. Case does not tell two of them apart (RFC 9562, section 4), so the bank keeps and
 * compares them in small letters.
 */
export function uuid() {
  return z.uuid().toLowerCase();
}

/**
 * The name of an account among the accounts of one member, such as `checking` or `savings`
 * (R-E1). It names nothing outside that member, so nobody can name an account of somebody else.
 */
export const AccountId = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/)
  .brand<'AccountId'>()
  .meta({ description: "The member's own account", examples: ['checking'] });
export type AccountId = z.infer<typeof AccountId>;

/** Key of a transaction; the label shown to people is `TXN-…` (R-T16). */
export const TransactionId = uuid().brand<'TransactionId'>();
export type TransactionId = z.infer<typeof TransactionId>;

/** Key of a loan. */
export const LoanId = uuid().brand<'LoanId'>();
export type LoanId = z.infer<typeof LoanId>;

/** Key of an application for a loan. */
export const LoanApplicationId = uuid().brand<'LoanApplicationId'>();
export type LoanApplicationId = z.infer<typeof LoanApplicationId>;

/** Key of a transfer. */
export const TransferId = uuid().brand<'TransferId'>();
export type TransferId = z.infer<typeof TransferId>;

/** Key of a payment that needs another person's approval. */
export const ApprovalId = uuid().brand<'ApprovalId'>();
export type ApprovalId = z.infer<typeof ApprovalId>;

/** Key of one transfer that was scheduled for a day. */
export const ScheduledTransferId = uuid().brand<'ScheduledTransferId'>();
export type ScheduledTransferId = z.infer<typeof ScheduledTransferId>;

/** Key of the transfers that one order of the member makes: a single one, or one after the other. */
export const TransferSeriesId = uuid().brand<'TransferSeriesId'>();
export type TransferSeriesId = z.infer<typeof TransferSeriesId>;

/** Key of a saved recipient. */
export const RecipientId = uuid().brand<'RecipientId'>();
export type RecipientId = z.infer<typeof RecipientId>;

/** Key of a payee: a biller whom the member pays. */
export const PayeeId = uuid().brand<'PayeeId'>();
export type PayeeId = z.infer<typeof PayeeId>;

/** Key of one payment of a bill. */
export const BillPaymentId = uuid().brand<'BillPaymentId'>();
export type BillPaymentId = z.infer<typeof BillPaymentId>;

/** Key of the payments that one order of the member makes: a single one, or one after the other. */
export const BillSeriesId = uuid().brand<'BillSeriesId'>();
export type BillSeriesId = z.infer<typeof BillSeriesId>;

/**
 * The name of a card among the cards of one member, such as `debit` (R-E2). Like that of an account it
 * names nothing outside that member.
 */
export const CardId = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/)
  .brand<'CardId'>()
  .meta({ description: "The member's own card", examples: ['debit'] });
export type CardId = z.infer<typeof CardId>;

/** Key of a dispute of a transaction. */
export const DisputeId = uuid().brand<'DisputeId'>();
export type DisputeId = z.infer<typeof DisputeId>;

/** Key of a deposit of a check. */
export const DepositId = uuid().brand<'DepositId'>();
export type DepositId = z.infer<typeof DepositId>;

/** Key of a hold on money in an account. */
export const HoldId = uuid().brand<'HoldId'>();
export type HoldId = z.infer<typeof HoldId>;

/** Key of an alert. */
export const AlertId = uuid().brand<'AlertId'>();
export type AlertId = z.infer<typeof AlertId>;

/** Key of a savings goal. */
export const GoalId = uuid().brand<'GoalId'>();
export type GoalId = z.infer<typeof GoalId>;

/** Key of a request for money. */
export const MoneyRequestId = uuid().brand<'MoneyRequestId'>();
export type MoneyRequestId = z.infer<typeof MoneyRequestId>;

/** Key by which a person finds somebody whom they have muted. */
export const MutedId = uuid().brand<'MutedId'>();
export type MutedId = z.infer<typeof MutedId>;

/** Key of the photo of a receipt. */
export const ReceiptId = uuid().brand<'ReceiptId'>();
export type ReceiptId = z.infer<typeof ReceiptId>;

/** Key of a travel notice. */
export const TravelNoticeId = uuid().brand<'TravelNoticeId'>();
export type TravelNoticeId = z.infer<typeof TravelNoticeId>;

/** Key of a visit to a safe deposit box. */
export const VisitId = uuid().brand<'VisitId'>();
export type VisitId = z.infer<typeof VisitId>;

/** Key of the fee of one year for a safe deposit box. */
export const SafeDepositChargeId = uuid().brand<'SafeDepositChargeId'>();
export type SafeDepositChargeId = z.infer<typeof SafeDepositChargeId>;

/** The name of a fund, the same for every member: `growth-fund`. */
export const FundId = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/)
  .brand<'FundId'>()
  .meta({ examples: ['growth-fund'] });
export type FundId = z.infer<typeof FundId>;

/**
 * Made once by the client for one intention to change something. The same key with the same
 * request gets the first answer again; with another request it is refused.
 */
export const IntentKey = uuid()
  .brand<'IntentKey'>()
  .meta({ description: 'Made once by the client; makes the request safe to repeat' });
export type IntentKey = z.infer<typeof IntentKey>;
