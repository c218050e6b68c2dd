export { createTables } from './database/migrations/migrate.ts';
export {
  assertKnown,
  DatabaseIsIncomplete,
  DatabaseIsNewer,
  DatabaseIsOlder,
  isOutdated,
  migrate,
} from './database/migrations/migrate.ts';
export type { BankDependencies } from './bank-context.ts';
export {
  type NewMemberDetails,
  type NewMemberFault,
  openableAccounts,
} from './enrolment/new-member-rules.ts';
export {
  addCertificateProduct,
  type CatalogueEntry,
  listCatalogue,
  type NewTerms,
  setTerms,
  type TermsFault,
} from './dividends/set-terms.ts';
export { openMembers } from './enrolment/open-members.ts';
export {
  type CreditRefusal,
  type IncomingCredit,
  type TakeBackReason,
  takeBackReasons,
} from './incoming-credits/credit-rules.ts';
export { type PostedPart, postCredits } from './incoming-credits/post-credits.ts';
export { openBank, openBankWithoutStaff, type Bank } from './open-bank.ts';
export type { OverdraftTermsFault } from './cards/overdraft-records.ts';
export type { LoanTermsFault } from './loans/loan-catalogue.ts';
export type { NamedMember } from './identity/security/staff-access.ts';
export { demoPolicy, livePolicy, type Policy } from './policy.ts';
export {
  TooManyWaiting,
  type CallContext,
  type BankStore,
  type Caller,
  type Clock,
  type Mailer,
  type MailerMessage,
  type Log,
  type PasswordHasher,
  type Random,
} from './ports.ts';
export { addSampleBasis } from './sample/add-sample-basis.ts';
export { addSampleMember } from './sample/add-sample-member.ts';
export { samplePeopleToAdd } from './sample/add-sample-people.ts';
export { hasSampleMember, type SampleRemoval } from './sample/remove-sample-member.ts';
export { sample } from './sample/sample-member.ts';
export type { Tables } from './tables.ts';
export { verifyBank, type VerifyReport } from './verify/verify-bank.ts';
