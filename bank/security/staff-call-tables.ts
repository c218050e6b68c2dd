/** The rows of calls of the credit union; see `Tables` for what all tables have in common. */
export interface StaffCallTables {
  staff_call: StaffCallRow;
}

/** When staff last called a person, and until when the portal says so. */
export interface StaffCallRow {
  person_id: string;
  began_at: number;
  until_at: number;
}
