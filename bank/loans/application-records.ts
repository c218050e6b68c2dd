import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../tables.ts';
import type { LoanApplicationRow } from './loan-tables.ts';

/** An application with the name of the applicant. */
export type ApplicationOnRecord = Selectable<LoanApplicationRow> & { readonly signer: string };

function applications(db: Kysely<Tables>) {
  return db
    .selectFrom('loan_application')
    .innerJoin('person', 'person.id', 'loan_application.person_id')
    .selectAll('loan_application')
    .select('person.display_name as signer');
}

/** The applications of a membership, the newest first. */
export async function listApplications(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<ApplicationOnRecord[]> {
  return await applications(db)
    .where('loan_application.membership_id', '=', membershipId)
    .orderBy('loan_application.id', 'desc')
    .execute();
}

/** An application by its key; of a membership, if one is named. */
export async function findApplication(
  db: Kysely<Tables>,
  id: string,
  membershipId?: string,
): Promise<ApplicationOnRecord | undefined> {
  let query = applications(db).where('loan_application.id', '=', id);
  if (membershipId !== undefined) {
    query = query.where('loan_application.membership_id', '=', membershipId);
  }
  return await query.executeTakeFirst();
}

/** The applications that wait for a decision, the oldest first. */
export async function listSubmitted(db: Kysely<Tables>): Promise<ApplicationOnRecord[]> {
  return await applications(db)
    .where('status', '=', 'submitted')
    .orderBy('loan_application.id')
    .execute();
}

/** The application that the membership has saved and not sent. */
export async function findDraft(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<ApplicationOnRecord | undefined> {
  return await applications(db)
    .where('loan_application.membership_id', '=', membershipId)
    .where('status', '=', 'draft')
    .executeTakeFirst();
}

export async function updateApplication(
  db: Kysely<Tables>,
  { membership_id: membershipId, id }: Pick<LoanApplicationRow, 'membership_id' | 'id'>,
  change: Partial<LoanApplicationRow>,
): Promise<void> {
  await db
    .updateTable('loan_application')
    .set(change)
    .where('membership_id', '=', membershipId)
    .where('id', '=', id)
    .execute();
}

export async function deleteDraft(db: Kysely<Tables>, membershipId: string): Promise<void> {
  await db
    .deleteFrom('loan_application')
    .where('membership_id', '=', membershipId)
    .where('status', '=', 'draft')
    .execute();
}
