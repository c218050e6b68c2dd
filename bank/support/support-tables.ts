/** The rows of the conversations with members, and of which events they have seen. */
export interface MessageTables {
  conversation: ConversationRow;
  message: MessageRow;
  notice_mark: NoticeMarkRow;
  notice_read: NoticeReadRow;
}

/** Where a member's conversation stands; there is none before the first message. */
export interface ConversationRow {
  membership_id: string;
  /** The sequence of the last message. */
  message_sequence: number;
  /** The member has seen the messages up to this one. */
  seen_up_to: number;
  /** When the member wrote the first message that no person has answered; null while none waits. */
  waiting_since: number | null;
}

/** A message. Append-only. */
export interface MessageRow {
  membership_id: string;
  /** 1 for the first of the member, without a gap. */
  sequence: number;
  at: number;
  sender: 'member' | 'automatic' | 'staff';
  /** A person's text; null where the message is automatic. */
  text: string | null;
  /** JSON of the help index's topics; null where a person wrote. */
  topics: string | null;
  /** A transaction of the member. */
  about_transaction_id: string | null;
}

/** All events of the member up to this one are read. */
export interface NoticeMarkRow {
  person_id: string;
  log_id: string;
  read_up_to: number;
}

/** An event after the mark that is read. */
export interface NoticeReadRow {
  person_id: string;
  log_id: string;
  sequence: number;
}
