CREATE TABLE "account" (
  "id" text primary key,
  "member_id" text references "member" ("id"),
  "handle" text not null,
  "name" text not null,
  "number" text not null,
  "type" text not null check (type in ('primary', 'savings', 'system')),
  "position" integer not null,
  "opened_at" bigint not null,
  constraint "account_handle_unique" unique ("member_id", "handle"),
  constraint "account_is_owned_or_system" check ((member_id is null) = (type = 'system'))
);

CREATE TABLE "account_balance" (
  "account_id" text primary key references "account" ("id"),
  "balance" bigint not null,
  "floor" bigint not null,
  "version" bigint not null,
  constraint "balance_not_below_floor" check (balance >= floor)
);

CREATE TABLE "account_transaction" (
  "id" text primary key,
  "member_id" text not null,
  "account_id" text not null,
  "posting_id" text not null,
  "type" text not null check (type in ('credit', 'debit')),
  "description" text not null,
  "amount" bigint not null check (amount > 0),
  "at" bigint not null,
  "status" text not null check (status in ('completed', 'processing', 'pending', 'failed', 'cancelled')),
  "category" text not null,
  "label" text not null,
  "reference" text,
  "transfer_id" text,
  "search_text" text not null,
  constraint "account_transaction_posting_unique" unique ("posting_id", "account_id")
);

CREATE INDEX "account_transaction_by_time" on "account_transaction" ("member_id", "at", "id");

CREATE INDEX "account_transaction_by_transfer" on "account_transaction" ("member_id", "transfer_id") where "transfer_id" is not null;

CREATE TABLE "audit_record" (
  "member_id" text not null,
  "sequence" bigint not null,
  "at" bigint not null,
  "action" text not null,
  "facts" text not null,
  "previous_hash" text not null,
  "hash" text not null,
  constraint "audit_record_key" primary key ("member_id", "sequence")
);

CREATE TRIGGER "audit_record_no_delete" before delete on "audit_record" begin select raise(abort, 'audit_record is append-only'); end;

CREATE TRIGGER "audit_record_no_update" before update on "audit_record" begin select raise(abort, 'audit_record is append-only'); end;

CREATE TABLE "bill_payment" (
  "id" text primary key,
  "series_id" text not null references "bill_series" ("id"),
  "sequence" integer not null check (sequence > 0),
  "member_id" text not null,
  "day" text not null,
  "status" text not null check (status in ('scheduled', 'paid', 'failed', 'cancelled')),
  "due_at" bigint,
  "settled_at" bigint,
  "reason" text,
  "posting_id" text unique,
  constraint "bill_payment_sequence_unique" unique ("series_id", "sequence"),
  constraint "bill_payment_due_while_scheduled" check ((status = 'scheduled') = (due_at is not null)),
  constraint "bill_payment_settled_afterwards" check ((status = 'scheduled') = (settled_at is null)),
  constraint "bill_payment_failed_why" check ((status = 'failed') = (reason is not null)),
  constraint "bill_payment_paid_how" check ((status = 'paid') = (posting_id is not null))
);

CREATE INDEX "bill_payment_due" on "bill_payment" ("due_at") where "due_at" is not null;

CREATE UNIQUE INDEX "bill_payment_scheduled_unique" on "bill_payment" ("series_id") where "due_at" is not null;

CREATE INDEX "bill_payment_settled" on "bill_payment" ("member_id", "settled_at", "id") where "settled_at" is not null;

CREATE INDEX "bill_payment_upcoming" on "bill_payment" ("member_id", "due_at") where "due_at" is not null;

CREATE TABLE "bill_series" (
  "id" text primary key,
  "member_id" text not null,
  "payee_id" text not null references "payee" ("id"),
  "from_account_id" text not null,
  "amount" bigint not null check (amount > 0),
  "memo" text not null,
  "repeat" text not null check (repeat in ('once', 'weekly', 'every-two-weeks', 'monthly')),
  "first_day" text not null,
  "created_at" bigint not null
);

CREATE TRIGGER "bill_series_no_delete" before delete on "bill_series" begin select raise(abort, 'bill_series is append-only'); end;

CREATE TRIGGER "bill_series_no_update" before update on "bill_series" begin select raise(abort, 'bill_series is append-only'); end;

CREATE TABLE "card" (
  "id" text primary key,
  "member_id" text not null references "member" ("id"),
  "handle" text not null,
  "kind" text not null check (kind in ('debit', 'credit', 'business')),
  "brand" text not null,
  "holder_name" text not null,
  "linked_account_id" text references "account" ("id"),
  "credit_limit" bigint,
  "spending_limit" bigint not null check (spending_limit > 0),
  "position" integer not null,
  constraint "card_handle_unique" unique ("member_id", "handle"),
  constraint "card_draws_on_an_account_or_on_credit" check ((kind = 'debit') = (linked_account_id is not null)
        and (kind = 'debit') = (credit_limit is null)),
  constraint "card_limit_within_credit" check (spending_limit <= credit_limit)
);

CREATE TABLE "card_entry" (
  "id" text primary key,
  "card_id" text not null references "card" ("id"),
  "kind" text not null check (kind in ('purchase', 'refund', 'payment')),
  "description" text not null,
  "amount" bigint not null,
  "at" bigint not null,
  constraint "card_entry_has_its_sign" check (amount <> 0 and (kind = 'purchase') = (amount > 0))
);

CREATE INDEX "card_entry_by_time" on "card_entry" ("card_id", "at");

CREATE TRIGGER "card_entry_no_delete" before delete on "card_entry" begin select raise(abort, 'card_entry is append-only'); end;

CREATE TRIGGER "card_entry_no_update" before update on "card_entry" begin select raise(abort, 'card_entry is append-only'); end;

CREATE TABLE "card_issue" (
  "card_id" text not null references "card" ("id"),
  "sequence" integer not null,
  "last_four" text not null check (length(last_four) = 4),
  "expires" text not null,
  "reason" text check (reason in ('lost', 'stolen', 'damaged')),
  "issued_at" bigint not null,
  "arrives_by" text not null,
  "activated_at" bigint,
  constraint "card_issue_key" primary key ("card_id", "sequence")
);

CREATE UNIQUE INDEX "card_issue_on_its_way" on "card_issue" ("card_id") where "activated_at" is null;

CREATE TABLE "card_lock" (
  "id" text primary key,
  "card_id" text not null references "card" ("id"),
  "reason" text not null check (reason in ('by-member', 'lost', 'stolen')),
  "locked_at" bigint not null,
  "until" bigint
);

CREATE UNIQUE INDEX "card_lock_in_force" on "card_lock" ("card_id") where "until" is null;

CREATE TABLE "card_pin" (
  "card_id" text primary key references "card" ("id"),
  "pin_hash" text not null,
  "set_at" bigint not null
);

CREATE TABLE "credential" (
  "member_id" text primary key references "member" ("id"),
  "password_hash" text not null,
  "changed_at" bigint not null
);

CREATE TABLE "entry" (
  "posting_id" text not null,
  "account_id" text not null,
  "amount" bigint not null,
  "balance_after" bigint,
  "version" bigint,
  constraint "entry_key" primary key ("posting_id", "account_id"),
  constraint "entry_version_unique" unique ("account_id", "version"),
  constraint "entry_moves_money" check (amount <> 0)
);

CREATE TRIGGER "entry_no_delete" before delete on "entry" begin select raise(abort, 'entry is append-only'); end;

CREATE TRIGGER "entry_no_update" before update on "entry" begin select raise(abort, 'entry is append-only'); end;

CREATE TABLE "intent" (
  "member_id" text not null,
  "key" text not null,
  "request_hash" text not null,
  "answer" text not null,
  "at" bigint not null,
  constraint "intent_key" primary key ("member_id", "key")
);

CREATE TRIGGER "intent_no_delete" before delete on "intent" begin select raise(abort, 'intent is append-only'); end;

CREATE TRIGGER "intent_no_update" before update on "intent" begin select raise(abort, 'intent is append-only'); end;

CREATE TABLE "member" (
  "id" text primary key,
  "username" text not null unique,
  "display_name" text not null,
  "plan" text not null,
  "member_since" text not null,
  "created_at" bigint not null
);

CREATE TABLE "member_event" (
  "member_id" text not null,
  "sequence" bigint not null,
  "at" bigint not null,
  "body" text not null,
  constraint "member_event_key" primary key ("member_id", "sequence")
);

CREATE TRIGGER "member_event_no_delete" before delete on "member_event" begin select raise(abort, 'member_event is append-only'); end;

CREATE TRIGGER "member_event_no_update" before update on "member_event" begin select raise(abort, 'member_event is append-only'); end;

CREATE TABLE "member_log" (
  "member_id" text primary key references "member" ("id"),
  "event_sequence" bigint not null,
  "audit_sequence" bigint not null,
  "audit_hash" text not null
);

CREATE TABLE "payee" (
  "id" text primary key,
  "member_id" text not null references "member" ("id"),
  "name" text not null,
  "name_key" text not null,
  "account_number" text,
  "category" text not null,
  "created_at" bigint not null,
  "removed_at" bigint
);

CREATE UNIQUE INDEX "payee_name_unique" on "payee" ("member_id", "name_key") where "removed_at" is null;

CREATE TABLE "posting" (
  "id" text primary key,
  "kind" text not null,
  "at" bigint not null,
  "transfer_id" text,
  "reverses" text unique
);

CREATE INDEX "posting_by_transfer" on "posting" ("transfer_id");

CREATE TRIGGER "posting_no_delete" before delete on "posting" begin select raise(abort, 'posting is append-only'); end;

CREATE TRIGGER "posting_no_update" before update on "posting" begin select raise(abort, 'posting is append-only'); end;

CREATE TABLE "recipient" (
  "id" text primary key,
  "member_id" text not null references "member" ("id"),
  "kind" text not null check (kind in ('zelle', 'external')),
  "name" text not null,
  "email" text,
  "phone" text,
  "bank_name" text,
  "account_number" text,
  "routing_number" text,
  "created_at" bigint not null
);

CREATE INDEX "recipient_by_member" on "recipient" ("member_id");

CREATE TABLE "session" (
  "token_hash" text primary key,
  "member_id" text not null references "member" ("id"),
  "created_at" bigint not null,
  "seen_at" bigint not null,
  "expires_at" bigint not null,
  "ended_at" bigint,
  "address" text not null,
  "device" text not null
);

CREATE INDEX "session_by_member" on "session" ("member_id", "created_at");

CREATE TABLE "transfer" (
  "id" text primary key,
  "member_id" text not null,
  "kind" text not null check (kind in ('internal', 'zelle', 'external')),
  "from_account_id" text not null,
  "to_account_id" text,
  "recipient_id" text,
  "to_name" text not null,
  "email" text,
  "phone" text,
  "bank_name" text,
  "account_number" text,
  "routing_number" text,
  "amount" bigint not null check (amount > 0),
  "memo" text not null,
  "status" text not null check (status in ('completed', 'processing', 'pending', 'failed', 'cancelled')),
  "label" text not null,
  "reference" text not null,
  "at" bigint not null,
  "due_at" bigint,
  constraint "transfer_to_another_account" check (from_account_id <> to_account_id),
  constraint "transfer_due_while_processing" check ((status = 'processing') = (due_at is not null))
);

CREATE INDEX "transfer_by_time" on "transfer" ("member_id", "at", "id");

CREATE INDEX "transfer_due" on "transfer" ("due_at") where "due_at" is not null;

CREATE INDEX "transfer_unfinished" on "transfer" ("member_id", "status") where "status" in ('processing', 'pending');

CREATE TABLE "transfer_status" (
  "transfer_id" text not null,
  "sequence" integer not null,
  "status" text not null check (status in ('completed', 'processing', 'pending', 'failed', 'cancelled')),
  "at" bigint not null,
  "reason" text,
  constraint "transfer_status_key" primary key ("transfer_id", "sequence")
);

CREATE TRIGGER "transfer_status_no_delete" before delete on "transfer_status" begin select raise(abort, 'transfer_status is append-only'); end;

CREATE TRIGGER "transfer_status_no_update" before update on "transfer_status" begin select raise(abort, 'transfer_status is append-only'); end;

CREATE TABLE "travel_notice" (
  "id" text primary key,
  "card_id" text not null references "card" ("id"),
  "place" text not null,
  "first_day" text not null,
  "last_day" text not null,
  "created_at" bigint not null,
  "removed_at" bigint,
  constraint "travel_ends_after_it_begins" check (last_day >= first_day)
);

CREATE INDEX "travel_notice_by_card" on "travel_notice" ("card_id", "last_day");
