/** The rows of calls of the credit union; see `Tables` for the conventions of all tables. */
export interface StaffCallTables {
  staff_call: StaffCallRow;
}

/** The last call to a person, and until when the portal shows it. */
export interface StaffCallRow {
  person_id: string;
  began_at: number;
  until_at: number;
}
