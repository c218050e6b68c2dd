/** The rows of counted tries, which limit guessing; see `Tables` for the common rules of all tables. */
export interface AttemptTables {
  attempt: AttemptRow;
}

/** How often something was tried. */
export interface AttemptRow {
  /** The counted subject: SHA-256, so that no name or address stands here. */
  key: string;
  count: number;
  /** Up to when tries that lie back have been forgotten: at the latest when it was counted last. */
  counted_at: number;
  /** Before this nothing is tried. */
  blocked_until: number;
}
