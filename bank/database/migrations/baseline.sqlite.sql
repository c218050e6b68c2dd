CREATE TABLE "account" (
  "id" text primary key,
  "membership_id" text references "membership" ("id"),
  "handle" text not null,
  "name" text not null,
  "number" text not null,
  "type" text not null check (type in ('primary', 'savings', 'system')),
  "position" integer not null,
  "opened_at" bigint not null,
  "nickname" text,
  "nickname_search" text check ((nickname_search is null) = (nickname is null)),
  "colour" text,
  "hidden" integer default 0 not null check (hidden in (0, 1)),
  "product_id" text,
  "matures_on" text,
  "closed_at" bigint,
  constraint "account_handle_unique" unique ("membership_id", "handle"),
  constraint "account_is_owned_or_system" check (("membership_id" is null) = (type = 'system'))
);

CREATE INDEX "account_by_number" on "account" ("number");

CREATE TABLE "account_balance" (
  "account_id" text primary key references "account" ("id"),
  "balance" bigint not null,
  "floor" bigint not null,
  "version" bigint not null,
  "held" bigint default 0 not null check (held >= 0 and (held = 0 or balance - held >= floor - overdraft)),
  "overdraft" bigint default 0 not null check (overdraft >= 0),
  constraint "balance_not_below_floor" check (balance >= floor - overdraft)
);

CREATE TABLE "account_hold" (
  "id" text primary key,
  "membership_id" text not null,
  "account_id" text not null references "account" ("id"),
  "deposit_id" text not null references "deposit" ("id"),
  "amount" bigint not null check (amount > 0),
  "placed_at" bigint not null,
  "release_day" text not null,
  "release_at" bigint not null,
  "ended_at" bigint,
  constraint "account_hold_day_unique" unique ("deposit_id", "release_day")
);

CREATE INDEX "account_hold_active" on "account_hold" ("account_id", "release_at") where "ended_at" is null;

CREATE INDEX "account_hold_due" on "account_hold" ("release_at") where "ended_at" is null;

CREATE TABLE "account_transaction" (
  "id" text primary key,
  "membership_id" text not null,
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
  "day" text,
  "phrase" bigint,
  "booked_at" bigint,
  constraint "account_transaction_posting_unique" unique ("posting_id", "account_id")
);

CREATE INDEX "account_transaction_booked_later" on "account_transaction" ("membership_id", "booked_at") where "booked_at" is not null;

CREATE INDEX "account_transaction_by_phrase" on "account_transaction" ("phrase", "at");

CREATE INDEX "account_transaction_by_time" on "account_transaction" ("membership_id", "at");

CREATE INDEX "account_transaction_void" on "account_transaction" ("membership_id", "at") where "status" in ('failed', 'cancelled');

CREATE TABLE "alert" (
  "membership_id" text not null references "membership" ("id"),
  "id" text not null,
  "account_id" text references "account" ("id"),
  "kind" text not null check (kind in ('balance-below', 'money-out', 'money-in', 'forecast-below', 'card-purchase', 'to-payee', 'from-payee')),
  "amount" bigint not null check (amount > 0 or (amount = 0 and kind in ('to-payee', 'from-payee'))),
  "created_at" bigint not null,
  "seen_version" bigint not null,
  "card_id" text references "card" ("id"),
  "payee" text,
  "payee_name" text,
  "due_at" bigint,
  "is_below" integer default 0 not null check (is_below in (0, 1)),
  constraint "alert_subject" check ((account_id is not null) = (kind in ('balance-below', 'money-out', 'money-in', 'forecast-below')) and (card_id is not null) = (kind = 'card-purchase') and (payee is not null and payee_name is not null) = (kind in ('to-payee', 'from-payee')) and (due_at is not null) = (kind = 'forecast-below')),
  constraint "alert_key" primary key ("membership_id", "id")
);

CREATE INDEX "alert_by_account" on "alert" ("account_id");

CREATE INDEX "alert_due" on "alert" ("due_at") where "due_at" is not null;

CREATE TABLE "alert_reading" (
  "membership_id" text not null,
  "alert_id" text not null,
  "account_id" text not null references "account" ("id"),
  "seen_version" bigint not null,
  constraint "alert_reading_key" primary key ("membership_id", "alert_id", "account_id"),
  constraint "alert_reading_of_alert" foreign key ("membership_id", "alert_id") references "alert" ("membership_id", "id")
);

CREATE TABLE "approval" (
  "membership_id" text not null references "membership" ("id"),
  "id" text not null,
  "kind" text not null check (kind in ('transfer', 'scheduled-transfer', 'bill')),
  "request" text not null,
  "amount" bigint not null check (amount > 0),
  "from_account_id" text not null references "account" ("id"),
  "to_name" text not null,
  "to_detail" text,
  "asked_by" text not null references "person" ("id"),
  "asked_at" bigint not null,
  "expires_at" bigint not null,
  "status" text not null check (status in ('waiting', 'approved', 'declined', 'withdrawn', 'expired')),
  "decided_by" text references "person" ("id"),
  "decided_at" bigint,
  "reason" text,
  "payment_id" text,
  "day" text,
  "name_check" text,
  "told_name" text,
  constraint "approval_key" primary key ("membership_id", "id"),
  constraint "approval_decided" check ((status = 'waiting') = (decided_at is null)),
  constraint "approval_by_another" check (status <> 'approved' or decided_by <> asked_by),
  constraint "approval_done" check ((status = 'approved') = (payment_id is not null))
);

CREATE INDEX "approval_by_id" on "approval" ("id");

CREATE INDEX "approval_by_status" on "approval" ("membership_id", "status", "asked_at");

CREATE INDEX "approval_due" on "approval" ("expires_at") where "status" = 'waiting';

CREATE UNIQUE INDEX "approval_payment" on "approval" ("membership_id", "payment_id");

CREATE TABLE "attempt" (
  "key" text primary key,
  "count" bigint not null,
  "counted_at" bigint not null,
  "blocked_until" bigint not null
);

CREATE INDEX "attempt_by_time" on "attempt" ("counted_at");

CREATE TABLE "audit_record" (
  "log_id" text not null,
  "sequence" bigint not null,
  "at" bigint not null,
  "action" text not null,
  "facts" text not null,
  "previous_hash" text not null,
  "hash" text not null,
  "person_id" text,
  constraint "audit_record_key" primary key ("log_id", "sequence")
);

CREATE INDEX "audit_record_security" on "audit_record" ("log_id", "sequence") where substr(action, 1, 9) <> 'transfer-';

CREATE TRIGGER "audit_record_no_delete" before delete on "audit_record" begin select raise(abort, 'audit_record is append-only'); end;

CREATE TRIGGER "audit_record_no_update" before update on "audit_record" begin select raise(abort, 'audit_record is append-only'); end;

CREATE TABLE "authenticator" (
  "person_id" text primary key references "person" ("id"),
  "sealed_secret" text not null,
  "last_step" bigint not null,
  "added_at" bigint not null
);

CREATE TABLE "bill_payment" (
  "id" text primary key,
  "series_id" text not null references "bill_series" ("id"),
  "sequence" integer not null check (sequence > 0),
  "membership_id" text not null,
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

CREATE INDEX "bill_payment_settled" on "bill_payment" ("membership_id", "settled_at", "id") where "settled_at" is not null;

CREATE INDEX "bill_payment_upcoming" on "bill_payment" ("membership_id", "due_at") where "due_at" is not null;

CREATE TABLE "bill_series" (
  "id" text primary key,
  "membership_id" text not null,
  "payee_id" text not null references "payee" ("id"),
  "from_account_id" text not null,
  "amount" bigint not null check (amount > 0),
  "memo" text not null,
  "repeat" text not null check (repeat in ('once', 'weekly', 'every-two-weeks', 'monthly')),
  "first_day" text not null,
  "created_at" bigint not null,
  "confirmed" integer
);

CREATE INDEX "bill_series_by_payee" on "bill_series" ("payee_id");

CREATE TRIGGER "bill_series_no_delete" before delete on "bill_series" begin select raise(abort, 'bill_series is append-only'); end;

CREATE TRIGGER "bill_series_no_update" before update on "bill_series" begin select raise(abort, 'bill_series is append-only'); end;

CREATE TABLE "box_visit" (
  "id" text primary key,
  "box_id" text not null references "safe_deposit_box" ("id"),
  "membership_id" text not null,
  "branch" text not null,
  "starts_at" bigint not null,
  "created_at" bigint not null,
  "cancelled_at" bigint
);

CREATE INDEX "box_visit_of_member" on "box_visit" ("membership_id", "starts_at");

CREATE UNIQUE INDEX "box_visit_time_unique" on "box_visit" ("branch", "starts_at") where "cancelled_at" is null;

CREATE TABLE "budget" (
  "membership_id" text not null references "membership" ("id"),
  "category" text not null,
  "amount" bigint not null check (amount > 0),
  "changed_at" bigint not null,
  constraint "budget_primary" primary key ("membership_id", "category")
);

CREATE TABLE "card" (
  "id" text primary key,
  "membership_id" text not null references "membership" ("id"),
  "handle" text not null,
  "kind" text not null check (kind in ('debit', 'credit', 'business')),
  "brand" text not null,
  "holder_name" text not null,
  "linked_account_id" text references "account" ("id"),
  "credit_limit" bigint,
  "spending_limit" bigint not null check (spending_limit > 0),
  "position" integer not null,
  constraint "card_handle_unique" unique ("membership_id", "handle"),
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
  "posting_id" text,
  "overdraft" bigint default 0 not null,
  constraint "card_entry_has_its_sign" check (amount <> 0 and (kind = 'purchase') = (amount > 0))
);

CREATE INDEX "card_entry_by_time" on "card_entry" ("card_id", "at");

CREATE UNIQUE INDEX "card_entry_of_posting" on "card_entry" ("posting_id") where "posting_id" is not null;

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

CREATE TABLE "card_posting" (
  "membership_id" text not null references "membership" ("id"),
  "entry_id" text not null references "card_entry" ("id"),
  "account_id" text not null references "account" ("id"),
  "posting_id" text not null references "posting" ("id"),
  "fee_posting_id" text references "posting" ("id"),
  "posted_at" bigint not null,
  constraint "card_posting_key" primary key ("membership_id", "entry_id")
);

CREATE INDEX "card_posting_by_account" on "card_posting" ("membership_id", "account_id", "posted_at");

CREATE INDEX "card_posting_by_entry" on "card_posting" ("entry_id");

CREATE TRIGGER "card_posting_no_delete" before delete on "card_posting" begin select raise(abort, 'card_posting is append-only'); end;

CREATE TRIGGER "card_posting_no_update" before update on "card_posting" begin select raise(abort, 'card_posting is append-only'); end;

CREATE TABLE "certificate" (
  "membership_id" text not null,
  "account_id" text not null,
  "due_at" bigint,
  "at_maturity" text not null check (at_maturity in ('renew', 'move')),
  "move_to" text,
  constraint "certificate_key" primary key ("membership_id", "account_id"),
  constraint "certificate_moves_to" check (at_maturity = 'renew' or move_to is not null)
);

CREATE INDEX "certificate_due" on "certificate" ("due_at", "account_id") where "due_at" is not null;

CREATE TABLE "certificate_term" (
  "membership_id" text not null,
  "account_id" text not null,
  "first_day" text not null,
  "matures_on" text not null,
  constraint "certificate_term_key" primary key ("membership_id", "account_id", "first_day"),
  constraint "certificate_term_lasts" check (matures_on > first_day)
);

CREATE INDEX "certificate_term_by_account" on "certificate_term" ("account_id", "first_day");

CREATE TRIGGER "certificate_term_no_delete" before delete on "certificate_term" begin select raise(abort, 'certificate_term is append-only'); end;

CREATE TRIGGER "certificate_term_no_update" before update on "certificate_term" begin select raise(abort, 'certificate_term is append-only'); end;

CREATE TABLE "challenge" (
  "id" text primary key,
  "person_id" text references "person" ("id"),
  "purpose" text not null check (purpose in ('sign-in', 'passkey-sign-in', 'step-up', 'add-passkey', 'enrolment')),
  "holder" text not null,
  "act_hash" text,
  "code_hash" text,
  "code_sent_at" bigint,
  "passkey_challenge" text,
  "tries_left" integer not null,
  "created_at" bigint not null,
  "expires_at" bigint not null,
  "passed_at" bigint,
  "used_at" bigint,
  "permits" text check (permits is null or purpose = 'step-up'),
  "strength" text check (strength is null or purpose = 'step-up'),
  "password_shown_at" bigint check (password_shown_at is null or strength = 'both-factors'),
  constraint "challenge_used_after_passed" check (used_at is null or passed_at is not null),
  constraint "challenge_step_up_of_act" check ((purpose = 'step-up') = (act_hash is not null))
);

CREATE INDEX "challenge_by_holder" on "challenge" ("holder", "purpose", "created_at");

CREATE INDEX "challenge_by_time" on "challenge" ("expires_at");

CREATE TABLE "contact_change" (
  "person_id" text not null references "person" ("id"),
  "channel" text not null check (channel in ('email', 'phone')),
  "address" text not null,
  "code_hash" text not null,
  "code_sent_at" bigint not null,
  "tries_left" integer not null,
  "asked_at" bigint not null,
  "expires_at" bigint not null,
  constraint "contact_change_key" primary key ("person_id", "channel")
);

CREATE TABLE "conversation" (
  "membership_id" text primary key references "membership" ("id"),
  "message_sequence" bigint not null,
  "seen_up_to" bigint not null,
  "waiting_since" bigint
);

CREATE INDEX "conversation_waiting" on "conversation" ("waiting_since") where "waiting_since" is not null;

CREATE TABLE "credential" (
  "person_id" text primary key references "person" ("id"),
  "password_hash" text not null,
  "changed_at" bigint not null,
  "proves_from" bigint,
  "alone_from" bigint
);

CREATE TABLE "credit_score" (
  "person_id" text not null references "person" ("id"),
  "recorded_on" text not null,
  "score" integer not null check (score between 300 and 850),
  constraint "credit_score_primary" primary key ("person_id", "recorded_on")
);

CREATE TRIGGER "credit_score_no_delete" before delete on "credit_score" begin select raise(abort, 'credit_score is append-only'); end;

CREATE TRIGGER "credit_score_no_update" before update on "credit_score" begin select raise(abort, 'credit_score is append-only'); end;

CREATE TABLE "credit_score_factor" (
  "person_id" text not null,
  "recorded_on" text not null,
  "position" integer not null check (position > 0),
  "code" text not null,
  "direction" text not null check (direction in ('raises', 'lowers', 'neutral')),
  constraint "credit_score_factor_primary" primary key ("person_id", "recorded_on", "position"),
  constraint "credit_score_factor_code_unique" unique ("person_id", "recorded_on", "code"),
  constraint "credit_score_factor_score" foreign key ("person_id", "recorded_on") references "credit_score" ("person_id", "recorded_on")
);

CREATE TRIGGER "credit_score_factor_no_delete" before delete on "credit_score_factor" begin select raise(abort, 'credit_score_factor is append-only'); end;

CREATE TRIGGER "credit_score_factor_no_update" before update on "credit_score_factor" begin select raise(abort, 'credit_score_factor is append-only'); end;

CREATE TABLE "daily_sum" (
  "membership_id" text not null,
  "day" text not null,
  "account_id" text not null,
  "category" text not null,
  "credits" bigint not null,
  "money_in" bigint not null,
  "debits" bigint not null,
  "money_out" bigint not null,
  "void_credits" bigint not null,
  "void_debits" bigint not null,
  constraint "daily_sum_key" primary key ("membership_id", "day", "account_id", "category")
) without rowid;

CREATE TABLE "deposit" (
  "id" text primary key,
  "membership_id" text not null references "membership" ("id"),
  "account_id" text not null references "account" ("id"),
  "amount" bigint not null check (amount > 0),
  "at" bigint not null,
  "day" text not null,
  "business_day" text not null,
  "label" text not null,
  "status" text not null check (status in ('pending', 'completed', 'returned')),
  "posting_id" text not null unique,
  "settled_at" bigint,
  "return_reason" text,
  "return_posting_id" text unique,
  constraint "deposit_settled_afterwards" check ((status = 'pending') = (settled_at is null)),
  constraint "deposit_returned_why" check ((status = 'returned') = (return_reason is not null)),
  constraint "deposit_returned_how" check ((status = 'returned') = (return_posting_id is not null))
);

CREATE INDEX "deposit_by_account" on "deposit" ("account_id", "day");

CREATE INDEX "deposit_by_member" on "deposit" ("membership_id", "at", "id");

CREATE TABLE "deposit_image" (
  "deposit_id" text not null references "deposit" ("id"),
  "side" text not null check (side in ('front', 'back')),
  "membership_id" text not null,
  "media_type" text not null,
  "width" integer not null,
  "height" integer not null,
  "sha256" text not null,
  "content" text not null,
  constraint "deposit_image_key" primary key ("deposit_id", "side"),
  constraint "deposit_image_once_unique" unique ("membership_id", "sha256")
);

CREATE UNIQUE INDEX "deposit_image_front_unique" on "deposit_image" ("sha256") where "side" = 'front';

CREATE TRIGGER "deposit_image_no_delete" before delete on "deposit_image" begin select raise(abort, 'deposit_image is append-only'); end;

CREATE TRIGGER "deposit_image_no_update" before update on "deposit_image" begin select raise(abort, 'deposit_image is append-only'); end;

CREATE TABLE "dispute" (
  "id" text primary key,
  "membership_id" text not null references "membership" ("id"),
  "transaction_id" text not null,
  "account_id" text not null references "account" ("id"),
  "reason" text not null,
  "story" text not null,
  "amount" bigint not null check (amount > 0),
  "status" text not null check (status in ('open', 'credited', 'resolved-for', 'resolved-against', 'withdrawn')),
  "opened_at" bigint not null,
  "credit_day" text not null,
  "decide_day" text not null,
  "due_at" bigint,
  "credited_at" bigint,
  "credit_posting_id" text unique,
  "ended_at" bigint,
  "explanation" text,
  "take_back_day" text,
  "taken_back_at" bigint,
  "take_back_posting_id" text unique,
  constraint "dispute_ended_afterwards" check ((status in ('open', 'credited')) = (ended_at is null)),
  constraint "dispute_credited_how" check ((credited_at is null) = (credit_posting_id is null)),
  constraint "dispute_taken_back_how" check ((taken_back_at is null) = (take_back_posting_id is null))
);

CREATE INDEX "dispute_by_transaction" on "dispute" ("transaction_id", "opened_at");

CREATE INDEX "dispute_due" on "dispute" ("due_at") where "due_at" is not null;

CREATE UNIQUE INDEX "dispute_of_transaction_unique" on "dispute" ("transaction_id") where "status" <> 'withdrawn';

CREATE TABLE "dividend" (
  "membership_id" text not null,
  "account_id" text not null,
  "month" text not null,
  "posting_id" text,
  constraint "dividend_key" primary key ("membership_id", "account_id", "month")
);

CREATE TRIGGER "dividend_no_delete" before delete on "dividend" begin select raise(abort, 'dividend is append-only'); end;

CREATE TRIGGER "dividend_no_update" before update on "dividend" begin select raise(abort, 'dividend is append-only'); end;

CREATE TABLE "dividend_run" (
  "month" text primary key,
  "due_at" bigint
);

CREATE TABLE "enrolment" (
  "person_id" text primary key references "person" ("id"),
  "membership_id" text not null references "membership" ("id"),
  "birth_date" text not null,
  "opened_at" bigint not null,
  "activated_at" bigint
);

CREATE INDEX "enrolment_by_membership" on "enrolment" ("membership_id");

CREATE TABLE "entry" (
  "posting_id" text not null,
  "account_id" text not null,
  "amount" bigint not null,
  "balance_after" bigint,
  "version" bigint,
  constraint "entry_key" primary key ("posting_id", "account_id"),
  constraint "entry_moves_money" check (amount <> 0)
) without rowid;

CREATE TRIGGER "entry_no_delete" before delete on "entry" begin select raise(abort, 'entry is append-only'); end;

CREATE TRIGGER "entry_no_update" before update on "entry" begin select raise(abort, 'entry is append-only'); end;

CREATE TABLE "filed_transaction" (
  "membership_id" text not null references "membership" ("id"),
  "transaction_id" text not null,
  "bank_category" text not null,
  "filed_by" text not null check (filed_by in ('member', 'payee')),
  constraint "filed_transaction_key" primary key ("membership_id", "transaction_id")
);

CREATE TABLE "former_holder" (
  "person_id" text not null references "person" ("id"),
  "until" bigint not null,
  "name" text not null,
  "street" text not null,
  "unit" text not null,
  "city" text not null,
  "state" text not null,
  "zip" text not null,
  constraint "former_holder_key" primary key ("person_id", "until")
) without rowid;

CREATE TRIGGER "former_holder_no_delete" before delete on "former_holder" begin select raise(abort, 'former_holder is append-only'); end;

CREATE TRIGGER "former_holder_no_update" before update on "former_holder" begin select raise(abort, 'former_holder is append-only'); end;

CREATE TABLE "fund" (
  "id" text primary key,
  "name" text not null,
  "position" integer not null
);

CREATE TABLE "fund_price" (
  "fund_id" text not null references "fund" ("id"),
  "day" text not null,
  "price" bigint not null check (price >= 0),
  "origin" text not null check (origin in ('sample', 'published')),
  constraint "fund_price_key" primary key ("fund_id", "day")
);

CREATE TRIGGER "fund_price_no_delete" before delete on "fund_price" begin select raise(abort, 'fund_price is append-only'); end;

CREATE TRIGGER "fund_price_no_update" before update on "fund_price" begin select raise(abort, 'fund_price is append-only'); end;

CREATE TABLE "fund_purchase" (
  "id" text primary key,
  "membership_id" text not null references "membership" ("id"),
  "fund_id" text not null references "fund" ("id"),
  "day" text not null,
  "units" bigint not null check (units > 0),
  "cost" bigint not null check (cost > 0),
  "posting_id" text
);

CREATE INDEX "fund_purchase_of_member" on "fund_purchase" ("membership_id", "day");

CREATE INDEX "fund_purchase_paid_by" on "fund_purchase" ("posting_id") where "posting_id" is not null;

CREATE TRIGGER "fund_purchase_no_delete" before delete on "fund_purchase" begin select raise(abort, 'fund_purchase is append-only'); end;

CREATE TRIGGER "fund_purchase_no_update" before update on "fund_purchase" begin select raise(abort, 'fund_purchase is append-only'); end;

CREATE TABLE "goal" (
  "membership_id" text not null references "membership" ("id"),
  "id" text not null,
  "account_id" text not null references "account" ("id"),
  "name" text not null,
  "picture" text not null,
  "target" bigint not null check (target > 0),
  "wanted_by" text,
  "opened_at" bigint not null,
  "closed_at" bigint,
  constraint "goal_key" primary key ("membership_id", "id")
);

CREATE TABLE "goal_movement" (
  "membership_id" text not null,
  "goal_id" text not null,
  "id" text not null,
  "amount" bigint not null check (amount <> 0),
  "at" bigint not null,
  constraint "goal_movement_key" primary key ("membership_id", "goal_id", "id"),
  constraint "goal_movement_of_goal" foreign key ("membership_id", "goal_id") references "goal" ("membership_id", "id")
);

CREATE TRIGGER "goal_movement_no_delete" before delete on "goal_movement" begin select raise(abort, 'goal_movement is append-only'); end;

CREATE TRIGGER "goal_movement_no_update" before update on "goal_movement" begin select raise(abort, 'goal_movement is append-only'); end;

CREATE TABLE "goal_rule" (
  "membership_id" text not null,
  "goal_id" text not null,
  "kind" text not null check (kind in ('round-up', 'sweep', 'payday')),
  "from_account_id" text not null references "account" ("id"),
  "amount" bigint check (amount >= 0),
  "next_day" text not null,
  "due_at" bigint not null,
  constraint "goal_rule_key" primary key ("membership_id", "goal_id", "kind"),
  constraint "goal_rule_amount" check ((kind = 'round-up') = (amount is null)),
  constraint "goal_rule_of_goal" foreign key ("membership_id", "goal_id") references "goal" ("membership_id", "id")
);

CREATE INDEX "goal_rule_by_due" on "goal_rule" ("due_at");

CREATE TABLE "intent" (
  "membership_id" text not null,
  "key" text not null,
  "request_hash" text not null,
  "answer" text not null,
  "at" bigint not null,
  constraint "intent_key" primary key ("key", "membership_id")
) without rowid;

CREATE TRIGGER "intent_no_delete" before delete on "intent" begin select raise(abort, 'intent is append-only'); end;

CREATE TRIGGER "intent_no_update" before update on "intent" begin select raise(abort, 'intent is append-only'); end;

CREATE TABLE "invitation" (
  "membership_id" text not null references "membership" ("id"),
  "id" text not null,
  "token_hash" text not null,
  "code_hash" text not null,
  "name" text not null,
  "role" text not null check (role in ('joint-owner', 'authorised-user', 'administrator', 'initiator', 'approver', 'viewer')),
  "until_at" bigint,
  "daily_limit" bigint check (daily_limit > 0),
  "invited_by" text not null references "person" ("id"),
  "created_at" bigint not null,
  "expires_at" bigint not null,
  "tries_left" integer not null check (tries_left >= 0),
  "accepted_at" bigint,
  "accepted_by" text references "person" ("id"),
  "withdrawn_at" bigint,
  constraint "invitation_key" primary key ("membership_id", "id"),
  constraint "invitation_accepted_by_somebody" check ((accepted_at is null) = (accepted_by is null))
);

CREATE INDEX "invitation_by_link" on "invitation" ("token_hash");

CREATE TABLE "known_browser" (
  "person_id" text not null references "person" ("id"),
  "token_hash" text not null,
  "first_used_at" bigint not null,
  "id" text,
  "device" text default '' not null,
  "last_used_at" bigint,
  "trusted_until" bigint,
  constraint "known_browser_key" primary key ("token_hash", "person_id")
);

CREATE UNIQUE INDEX "known_browser_by_member" on "known_browser" ("person_id", "id");

CREATE TABLE "loan" (
  "membership_id" text not null references "membership" ("id"),
  "id" text not null,
  "product_id" text not null,
  "terms_from" text not null,
  "amount" bigint not null check (amount > 0),
  "months" integer,
  "payment" bigint,
  "opened_on" text not null,
  "autopay_account_id" text references "account" ("id"),
  "due_at" bigint,
  "reminded_for" text,
  "failed_for" text,
  "closed_at" bigint,
  constraint "loan_key" primary key ("membership_id", "id"),
  constraint "loan_of_terms" foreign key ("product_id", "terms_from") references "loan_terms" ("product_id", "valid_from"),
  constraint "loan_of_one_form" check ((months is null) = (payment is null))
);

CREATE INDEX "loan_by_id" on "loan" ("id");

CREATE INDEX "loan_due" on "loan" ("due_at") where "due_at" is not null;

CREATE TABLE "loan_application" (
  "membership_id" text not null references "membership" ("id"),
  "id" text not null,
  "person_id" text not null references "person" ("id"),
  "product_id" text not null references "loan_product" ("id"),
  "amount" bigint not null check (amount > 0),
  "months" integer,
  "purpose" text not null,
  "income" bigint check (income >= 0),
  "housing" bigint check (housing >= 0),
  "status" text not null check (status in ('draft', 'submitted', 'offered', 'declined', 'withdrawn', 'signed')),
  "saved_at" bigint not null,
  "submitted_at" bigint,
  "due_at" bigint,
  "decided_at" bigint,
  "reason" text,
  "offered_until" text,
  "terms_from" text,
  "signature" text,
  "loan_id" text,
  constraint "loan_application_key" primary key ("membership_id", "id"),
  constraint "loan_application_signed_as_a_loan" check ((status = 'signed') = (loan_id is not null))
);

CREATE INDEX "loan_application_by_id" on "loan_application" ("id");

CREATE UNIQUE INDEX "loan_application_draft" on "loan_application" ("membership_id") where "status" = 'draft';

CREATE INDEX "loan_application_due" on "loan_application" ("due_at") where "due_at" is not null;

CREATE TABLE "loan_entry" (
  "membership_id" text not null,
  "loan_id" text not null,
  "sequence" integer not null,
  "posting_id" text not null,
  "kind" text not null check (kind in ('proceeds', 'payment', 'principal', 'late-fee')),
  "at" bigint not null,
  "day" text not null,
  "principal" bigint not null,
  "interest" bigint not null check (interest >= 0),
  "fee" bigint not null,
  "principal_after" bigint not null check (principal_after >= 0),
  "interest_after" bigint not null check (interest_after >= 0),
  "fee_after" bigint not null check (fee_after >= 0),
  "due_day" text,
  constraint "loan_entry_key" primary key ("membership_id", "loan_id", "sequence"),
  constraint "loan_entry_of_loan" foreign key ("membership_id", "loan_id") references "loan" ("membership_id", "id")
);

CREATE TRIGGER "loan_entry_no_delete" before delete on "loan_entry" begin select raise(abort, 'loan_entry is append-only'); end;

CREATE TRIGGER "loan_entry_no_update" before update on "loan_entry" begin select raise(abort, 'loan_entry is append-only'); end;

CREATE TABLE "loan_product" (
  "id" text primary key,
  "name" text not null,
  "form" text not null check (form in ('instalment', 'line')),
  "position" integer not null
);

CREATE TABLE "loan_skip" (
  "membership_id" text not null,
  "loan_id" text not null,
  "due_day" text not null,
  "at" bigint not null,
  constraint "loan_skip_key" primary key ("membership_id", "loan_id", "due_day"),
  constraint "loan_skip_of_loan" foreign key ("membership_id", "loan_id") references "loan" ("membership_id", "id")
);

CREATE TRIGGER "loan_skip_no_delete" before delete on "loan_skip" begin select raise(abort, 'loan_skip is append-only'); end;

CREATE TRIGGER "loan_skip_no_update" before update on "loan_skip" begin select raise(abort, 'loan_skip is append-only'); end;

CREATE TABLE "loan_terms" (
  "product_id" text not null references "loan_product" ("id"),
  "valid_from" text not null,
  "rate" integer not null check (rate between 0 and 1800),
  "least" bigint not null check (least > 0),
  "most" bigint not null,
  "months_least" integer not null check ("months_least" >= 0),
  "months_most" integer not null,
  "grace_days" integer not null check ("grace_days" >= 0),
  "late_fee" bigint not null check ("late_fee" >= 0),
  "skips_per_year" integer not null check ("skips_per_year" >= 0),
  "minimum_share" integer not null check ("minimum_share" >= 0),
  "minimum_payment" bigint not null check ("minimum_payment" >= 0),
  "rounding" text not null,
  constraint "loan_terms_key" primary key ("product_id", "valid_from"),
  constraint "loan_terms_in_order" check (most >= least and months_most >= months_least)
);

CREATE TABLE "member_event" (
  "log_id" text not null,
  "sequence" bigint not null,
  "at" bigint not null,
  "body" text not null,
  "person_id" text,
  constraint "member_event_key" primary key ("log_id", "sequence")
);

CREATE TRIGGER "member_event_no_delete" before delete on "member_event" begin select raise(abort, 'member_event is append-only'); end;

CREATE TRIGGER "member_event_no_update" before update on "member_event" begin select raise(abort, 'member_event is append-only'); end;

CREATE TABLE "member_log" (
  "log_id" text primary key,
  "event_sequence" bigint not null,
  "audit_sequence" bigint not null,
  "audit_hash" text not null
);

CREATE TABLE "membership" (
  "id" text primary key,
  "number" text not null unique,
  "plan" text not null,
  "member_since" text not null,
  "created_at" bigint not null,
  "business_name" text
);

CREATE TABLE "message" (
  "membership_id" text not null references "membership" ("id"),
  "sequence" bigint not null check (sequence > 0),
  "at" bigint not null,
  "sender" text not null check (sender in ('member', 'automatic', 'staff')),
  "text" text,
  "topics" text,
  "about_transaction_id" text,
  constraint "message_key" primary key ("membership_id", "sequence"),
  constraint "message_text_of_people" check ((sender = 'automatic') = (text is null) and (sender = 'automatic') = (topics is not null))
);

CREATE TRIGGER "message_no_delete" before delete on "message" begin select raise(abort, 'message is append-only'); end;

CREATE TRIGGER "message_no_update" before update on "message" begin select raise(abort, 'message is append-only'); end;

CREATE TABLE "money_request" (
  "membership_id" text not null references "membership" ("id"),
  "id" text not null,
  "asked_by" text not null references "person" ("id"),
  "to_account_id" text not null references "account" ("id"),
  "amount" bigint check (amount > 0),
  "note" text not null,
  "name" text,
  "contact" text,
  "token_hash" text unique,
  "payer_person_id" text references "person" ("id"),
  "status" text not null check (status in ('open', 'paid', 'declined', 'cancelled', 'expired')),
  "asked_at" bigint not null,
  "expires_at" bigint not null,
  "decided_at" bigint,
  "payer_membership_id" text references "membership" ("id"),
  "transfer_id" text unique,
  constraint "money_request_key" primary key ("membership_id", "id"),
  constraint "money_request_id" unique ("id"),
  constraint "money_request_paid_by_a_transfer" check ((status = 'paid') = (transfer_id is not null))
);

CREATE INDEX "money_request_open" on "money_request" ("expires_at") where "status" = 'open';

CREATE INDEX "money_request_to" on "money_request" ("payer_person_id", "asked_at") where "payer_person_id" is not null;

CREATE TABLE "muted_asker" (
  "person_id" text not null references "person" ("id"),
  "asker_id" text not null references "person" ("id"),
  "id" text not null,
  "muted_at" bigint not null,
  constraint "muted_asker_key" primary key ("person_id", "asker_id")
);

CREATE TABLE "name_check" (
  "membership_id" text not null references "membership" ("id"),
  "person_id" text not null references "person" ("id"),
  "recipient_hash" text not null,
  "outcome" text not null check (outcome in ('match', 'close', 'other', 'unknown')),
  "told_name" text,
  "at" bigint not null,
  constraint "name_check_key" primary key ("membership_id", "person_id", "recipient_hash"),
  constraint "name_check_tells_close_names" check ((told_name is not null) = (outcome = 'close'))
);

CREATE TABLE "notice_mark" (
  "person_id" text not null references "person" ("id"),
  "log_id" text not null,
  "read_up_to" bigint not null,
  constraint "notice_mark_key" primary key ("person_id", "log_id")
);

CREATE TABLE "notice_read" (
  "person_id" text not null references "person" ("id"),
  "log_id" text not null,
  "sequence" bigint not null,
  constraint "notice_read_by_person" primary key ("person_id", "log_id", "sequence")
);

CREATE TABLE "outgoing_message" (
  "id" text primary key,
  "person_id" text not null references "person" ("id"),
  "log_id" text not null,
  "channel" text not null check (channel in ('email', 'sms', 'push')),
  "recipient" text not null,
  "kind" text not null,
  "event_sequence" bigint not null,
  "body" text not null,
  "at" bigint not null,
  "due_at" bigint,
  "sent_at" bigint,
  "given_up_at" bigint,
  constraint "outgoing_message_once_each" unique ("person_id", "log_id", "event_sequence", "channel", "recipient"),
  constraint "outgoing_message_due_until_over" check ((due_at is null) = (sent_at is not null or given_up_at is not null))
);

CREATE INDEX "outgoing_message_due" on "outgoing_message" ("channel", "due_at") where "due_at" is not null;

CREATE TABLE "overdraft_choice" (
  "membership_id" text not null references "membership" ("id"),
  "account_id" text not null references "account" ("id"),
  "sequence" integer not null,
  "allowed" integer not null check (allowed in (0, 1)),
  "chosen_by" text not null references "person" ("id"),
  "chosen_at" bigint not null,
  constraint "overdraft_choice_key" primary key ("membership_id", "account_id", "sequence")
);

CREATE TRIGGER "overdraft_choice_no_delete" before delete on "overdraft_choice" begin select raise(abort, 'overdraft_choice is append-only'); end;

CREATE TRIGGER "overdraft_choice_no_update" before update on "overdraft_choice" begin select raise(abort, 'overdraft_choice is append-only'); end;

CREATE TABLE "overdraft_terms" (
  "product_id" text not null references "product" ("id"),
  "valid_from" text not null,
  "fee" bigint not null check (fee >= 0),
  "most" bigint not null check (most >= 0),
  "fees_a_day" integer not null check (fees_a_day >= 1),
  constraint "overdraft_terms_key" primary key ("product_id", "valid_from")
);

CREATE TABLE "party" (
  "membership_id" text not null references "membership" ("id"),
  "person_id" text not null references "person" ("id"),
  "role" text not null check (role in ('primary', 'joint-owner', 'authorised-user', 'minor', 'guardian',
    'power-of-attorney', 'trustee', 'beneficiary', 'administrator', 'initiator', 'approver', 'viewer')),
  "from_at" bigint not null,
  "until_at" bigint,
  "granted_by" text references "person" ("id"),
  "daily_limit" bigint check (daily_limit > 0),
  constraint "party_key" primary key ("membership_id", "person_id", "from_at"),
  constraint "party_ends_after_it_begins" check (until_at >= from_at)
);

CREATE INDEX "party_by_person" on "party" ("person_id");

CREATE TABLE "party_sending" (
  "membership_id" text not null references "membership" ("id"),
  "person_id" text not null references "person" ("id"),
  "day" text not null,
  "sent" bigint not null check (sent > 0),
  constraint "party_sending_key" primary key ("membership_id", "person_id", "day")
);

CREATE TABLE "passkey" (
  "id" text primary key,
  "person_id" text not null references "person" ("id"),
  "credential_id" text not null unique,
  "public_key" text not null,
  "counter" bigint not null,
  "transports" text not null,
  "name" text not null,
  "added_at" bigint not null,
  "last_used_at" bigint
);

CREATE INDEX "passkey_by_member" on "passkey" ("person_id");

CREATE TABLE "password_reset" (
  "token_hash" text primary key,
  "person_id" text references "person" ("id"),
  "created_at" bigint not null,
  "expires_at" bigint not null
);

CREATE INDEX "password_reset_by_member" on "password_reset" ("person_id");

CREATE TABLE "payee" (
  "id" text primary key,
  "membership_id" text not null references "membership" ("id"),
  "name" text not null,
  "name_key" text not null,
  "account_number" text,
  "category" text not null,
  "created_at" bigint not null,
  "removed_at" bigint,
  "card_id" text references "card" ("id")
);

CREATE UNIQUE INDEX "payee_name_unique" on "payee" ("membership_id", "name_key") where "removed_at" is null;

CREATE TABLE "payee_rule" (
  "membership_id" text not null references "membership" ("id"),
  "type" text not null check (type in ('credit', 'debit')),
  "payee" text not null,
  "category" text not null,
  constraint "payee_rule_key" primary key ("membership_id", "type", "payee")
);

CREATE TABLE "pending_authenticator" (
  "person_id" text primary key references "person" ("id"),
  "sealed_secret" text not null,
  "tries_left" integer not null,
  "expires_at" bigint not null
);

CREATE TABLE "person" (
  "id" text primary key,
  "username" text not null unique,
  "display_name" text not null,
  "created_at" bigint not null,
  "access_closed_at" bigint,
  "log_id" text not null,
  "known_name" text default '' not null
);

CREATE TABLE "person_profile" (
  "person_id" text primary key references "person" ("id"),
  "first_name" text not null,
  "last_name" text not null,
  "email" text not null,
  "phone" text not null,
  "street" text not null,
  "unit" text not null,
  "city" text not null,
  "state" text not null,
  "zip" text not null,
  "verified_at" bigint
);

CREATE INDEX person_profile_by_email on person_profile (lower(email));

CREATE INDEX "person_profile_by_phone" on "person_profile" ("phone");

CREATE TABLE "person_settings" (
  "person_id" text primary key references "person" ("id"),
  "two_factor" integer not null check ("two_factor" in (0, 1)),
  "auto_logout_minutes" integer check (auto_logout_minutes in (5, 15, 30, 60)),
  "notify_email" integer not null check ("notify_email" in (0, 1)),
  "notify_sms" integer not null check ("notify_sms" in (0, 1)),
  "notify_push" integer not null check ("notify_push" in (0, 1)),
  "notify_security" integer not null check ("notify_security" in (0, 1)),
  "password_chosen_at" bigint,
  "first_payment_delay_hours" integer,
  "notify_sign_ins" integer default 0 not null check (notify_sign_ins in (0, 1))
);

CREATE TABLE "posting" (
  "id" text primary key,
  "kind" text not null,
  "at" bigint not null,
  "transfer_id" text,
  "reverses" text
) without rowid;

CREATE UNIQUE INDEX "posting_by_reversed" on "posting" ("reverses") where "reverses" is not null;

CREATE INDEX "posting_by_transfer" on "posting" ("transfer_id");

CREATE TRIGGER "posting_no_delete" before delete on "posting" begin select raise(abort, 'posting is append-only'); end;

CREATE TRIGGER "posting_no_update" before update on "posting" begin select raise(abort, 'posting is append-only'); end;

CREATE TABLE "product" (
  "id" text primary key,
  "name" text not null,
  "type" text not null check (type in ('primary', 'savings')),
  "kind" text default 'share-savings' not null check (kind in ('share-savings', 'share-draft', 'money-market', 'certificate')),
  "term_months" integer
);

CREATE TABLE "product_terms" (
  "product_id" text not null references "product" ("id"),
  "valid_from" text not null,
  "rate" integer not null check (rate >= 0),
  "method" text not null,
  "minimum" bigint not null check (minimum >= 0),
  "rounding" text not null,
  "opening_minimum" bigint default 0 not null,
  "offered" integer default 0 not null check (offered in (0, 1)),
  "penalty_days" integer,
  "grace_days" integer,
  constraint "product_terms_key" primary key ("product_id", "valid_from")
);

CREATE TABLE "push_key" (
  "id" text primary key,
  "public_key" text not null,
  "sealed_private_key" text not null
);

CREATE TABLE "push_subscription" (
  "person_id" text not null references "person" ("id"),
  "id" text not null,
  "endpoint" text not null,
  "p256dh" text not null,
  "auth" text not null,
  "language" text not null check (language in ('en', 'es')),
  "browser_hash" text,
  "subscribed_at" bigint not null,
  constraint "push_subscription_key" primary key ("person_id", "id"),
  constraint "push_subscription_endpoint" unique ("endpoint")
);

CREATE TABLE "receipt" (
  "membership_id" text not null references "membership" ("id"),
  "id" text not null,
  "transaction_id" text not null,
  "media_type" text not null,
  "width" integer not null,
  "height" integer not null,
  "sha256" text not null,
  "bytes" integer not null,
  "added_at" bigint not null,
  "content" text,
  constraint "receipt_key" primary key ("membership_id", "id")
);

CREATE INDEX "receipt_by_time" on "receipt" ("membership_id", "added_at");

CREATE INDEX "receipt_of_transaction" on "receipt" ("membership_id", "transaction_id") where "content" is not null;

CREATE TABLE "recipient" (
  "id" text primary key,
  "membership_id" text not null references "membership" ("id"),
  "kind" text not null check (kind in ('zelle', 'external')),
  "name" text not null,
  "email" text,
  "phone" text,
  "bank_name" text,
  "account_number" text,
  "routing_number" text,
  "created_at" bigint not null
);

CREATE INDEX "recipient_by_member" on "recipient" ("membership_id");

CREATE TABLE "recovery_code" (
  "person_id" text not null references "person" ("id"),
  "code_hash" text not null,
  "made_at" bigint not null,
  "used_at" bigint,
  constraint "recovery_code_key" primary key ("person_id", "code_hash")
);

CREATE TABLE "safe_deposit_box" (
  "id" text primary key,
  "membership_id" text not null unique references "membership" ("id"),
  "number" text not null,
  "branch" text not null,
  "room" text not null,
  "account_id" text not null,
  "rented_on" text not null,
  constraint "safe_deposit_box_number_unique" unique ("branch", "number")
);

CREATE TABLE "safe_deposit_charge" (
  "id" text primary key,
  "box_id" text not null references "safe_deposit_box" ("id"),
  "sequence" integer not null check (sequence > 0),
  "day" text not null,
  "amount" bigint not null check (amount > 0),
  "due_at" bigint,
  "failed_at" bigint,
  "paid_at" bigint,
  "posting_id" text unique,
  constraint "safe_deposit_charge_sequence_unique" unique ("box_id", "sequence"),
  constraint "safe_deposit_charge_due_until_paid" check ((due_at is null) = (paid_at is not null)),
  constraint "safe_deposit_charge_paid_how" check ((paid_at is null) = (posting_id is null))
);

CREATE INDEX "safe_deposit_charge_due" on "safe_deposit_charge" ("due_at") where "due_at" is not null;

CREATE TABLE "scheduled_transfer" (
  "id" text primary key,
  "series_id" text not null references "transfer_series" ("id"),
  "sequence" integer not null check (sequence > 0),
  "membership_id" text not null,
  "day" text not null,
  "status" text not null check (status in ('scheduled', 'sent', 'failed', 'cancelled')),
  "due_at" bigint,
  "settled_at" bigint,
  "reason" text,
  "transfer_id" text unique,
  constraint "scheduled_transfer_sequence_unique" unique ("series_id", "sequence"),
  constraint "scheduled_transfer_due_while_scheduled" check ((status = 'scheduled') = (due_at is not null)),
  constraint "scheduled_transfer_settled_afterwards" check ((status = 'scheduled') = (settled_at is null)),
  constraint "scheduled_transfer_failed_why" check ((status = 'failed') = (reason is not null)),
  constraint "scheduled_transfer_sent_as" check ((status = 'sent') = (transfer_id is not null))
);

CREATE INDEX "scheduled_transfer_ahead" on "scheduled_transfer" ("membership_id", "due_at") where "due_at" is not null;

CREATE UNIQUE INDEX "scheduled_transfer_ahead_unique" on "scheduled_transfer" ("series_id") where "due_at" is not null;

CREATE INDEX "scheduled_transfer_due" on "scheduled_transfer" ("due_at") where "due_at" is not null;

CREATE INDEX "scheduled_transfer_failed" on "scheduled_transfer" ("membership_id", "settled_at") where "reason" is not null;

CREATE TABLE "sealing_key" (
  "id" text primary key,
  "fingerprint" text not null
);

CREATE TABLE "search_phrase" (
  "membership_id" text not null,
  "phrase" bigint not null,
  "account_id" text not null,
  "category" text not null,
  "text" text not null,
  constraint "search_phrase_key" primary key ("membership_id", "phrase", "text")
) without rowid;

CREATE TABLE "server_process" (
  "id" text primary key,
  "started_at" bigint not null,
  "seen_at" bigint not null
);

CREATE TABLE "session" (
  "token_hash" text primary key,
  "person_id" text not null references "person" ("id"),
  "created_at" bigint not null,
  "seen_at" bigint not null,
  "expires_at" bigint not null,
  "ended_at" bigint,
  "address" text not null,
  "device" text not null,
  "id" text,
  "former_token_hash" text,
  "token_since" bigint
);

CREATE INDEX "session_by_member" on "session" ("person_id", "created_at");

CREATE INDEX "session_former_token" on "session" ("former_token_hash") where "former_token_hash" is not null;

CREATE UNIQUE INDEX "session_id" on "session" ("id");

CREATE TABLE "split_part" (
  "membership_id" text not null references "membership" ("id"),
  "transaction_id" text not null,
  "category" text not null,
  "amount" bigint not null check (amount > 0),
  constraint "split_part_key" primary key ("membership_id", "transaction_id", "category")
);

CREATE TABLE "staff_call" (
  "person_id" text primary key references "person" ("id"),
  "began_at" bigint not null,
  "until_at" bigint not null
);

CREATE TABLE "statement" (
  "account_id" text not null,
  "month" text not null,
  "written_at" bigint not null,
  "content" text not null,
  constraint "statement_key" primary key ("account_id", "month")
);

CREATE TRIGGER "statement_no_delete" before delete on "statement" begin select raise(abort, 'statement is append-only'); end;

CREATE TRIGGER "statement_no_update" before update on "statement" begin select raise(abort, 'statement is append-only'); end;

CREATE TABLE "statement_run" (
  "month" text primary key,
  "due_at" bigint
);

CREATE INDEX "statement_run_due" on "statement_run" ("due_at") where "due_at" is not null;

CREATE TABLE "tax_form" (
  "membership_id" text not null,
  "year" text not null,
  "written_at" bigint not null,
  "content" text,
  constraint "tax_form_key" primary key ("membership_id", "year")
);

CREATE TRIGGER "tax_form_no_delete" before delete on "tax_form" begin select raise(abort, 'tax_form is append-only'); end;

CREATE TRIGGER "tax_form_no_update" before update on "tax_form" begin select raise(abort, 'tax_form is append-only'); end;

CREATE TABLE "tax_form_run" (
  "month" text primary key,
  "due_at" bigint
);

CREATE TABLE "transaction_note" (
  "transaction_id" text primary key,
  "membership_id" text not null references "membership" ("id"),
  "note" text not null,
  "tags" text not null,
  "search_text" text not null check (search_text <> '')
);

CREATE INDEX "transaction_note_by_member" on "transaction_note" ("membership_id");

CREATE TABLE "transfer" (
  "id" text primary key,
  "membership_id" text not null,
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
  "waits_until" bigint check (waits_until is null or status in ('processing', 'pending')),
  "confirmed" integer,
  "goal_id" text,
  "purpose" text,
  "name_check" text,
  "limited_person_id" text,
  constraint "transfer_to_another_account" check (from_account_id <> to_account_id),
  constraint "transfer_due_while_processing" check ((status = 'processing') = (due_at is not null))
) without rowid;

CREATE INDEX "transfer_by_goal" on "transfer" ("membership_id", "goal_id") where "goal_id" is not null;

CREATE INDEX "transfer_by_recipient" on "transfer" ("recipient_id", "at") where "recipient_id" is not null;

CREATE INDEX "transfer_due" on "transfer" ("due_at") where "due_at" is not null;

CREATE INDEX "transfer_to_others" on "transfer" ("membership_id", "kind", "account_number") where "to_account_id" is null;

CREATE INDEX "transfer_unfinished" on "transfer" ("membership_id", "status") where "status" in ('processing', 'pending');

CREATE INDEX "transfer_waiting" on "transfer" ("waits_until") where "waits_until" is not null;

CREATE TABLE "transfer_series" (
  "id" text primary key,
  "membership_id" text not null,
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
  "repeat" text not null check (repeat in ('once', 'weekly', 'every-two-weeks', 'monthly')),
  "first_day" text not null,
  "created_at" bigint not null,
  "confirmed" integer,
  "goal_id" text,
  "purpose" text,
  "name_check" text,
  constraint "transfer_series_to_another_account" check (from_account_id <> to_account_id)
);

CREATE INDEX "transfer_series_by_recipient" on "transfer_series" ("recipient_id") where "recipient_id" is not null;

CREATE TRIGGER "transfer_series_no_delete" before delete on "transfer_series" begin select raise(abort, 'transfer_series is append-only'); end;

CREATE TRIGGER "transfer_series_no_update" before update on "transfer_series" begin select raise(abort, 'transfer_series is append-only'); end;

CREATE TABLE "transfer_status" (
  "transfer_id" text not null,
  "sequence" integer not null,
  "status" text not null check (status in ('completed', 'processing', 'pending', 'failed', 'cancelled')),
  "at" bigint not null,
  "reason" text,
  constraint "transfer_status_key" primary key ("transfer_id", "sequence")
) without rowid;

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

CREATE TABLE "trusted_contact" (
  "id" text primary key,
  "person_id" text not null references "person" ("id"),
  "name" text not null,
  "relationship" text not null,
  "email" text,
  "phone" text,
  "token_hash" text not null unique,
  "named_at" bigint not null,
  "introduced_at" bigint,
  "declined_at" bigint,
  "ended_at" bigint,
  constraint "trusted_contact_can_be_reached" check (email is not null or phone is not null)
);

CREATE INDEX "trusted_contact_by_email" on "trusted_contact" ("email", "named_at");

CREATE INDEX "trusted_contact_by_person" on "trusted_contact" ("person_id", "named_at");

CREATE INDEX "trusted_contact_by_phone" on "trusted_contact" ("phone", "named_at");

CREATE UNIQUE INDEX "trusted_contact_present" on "trusted_contact" ("person_id") where "ended_at" is null;

insert into account (id, handle, name, number, type, "position", opened_at, hidden) values
  ('in-flight', 'in-flight', 'Money in flight', '', 'system', 0, 0, 0),
  ('clearing:zelle', 'clearing:zelle', 'Zelle clearing', '', 'system', 1, 0, 0),
  ('clearing:ach', 'clearing:ach', 'ACH clearing', '', 'system', 2, 0, 0),
  ('clearing:wire', 'clearing:wire', 'Wire clearing', '', 'system', 3, 0, 0),
  ('clearing:card', 'clearing:card', 'Card clearing', '', 'system', 4, 0, 0),
  ('clearing:bill', 'clearing:bill', 'Bill payment clearing', '', 'system', 5, 0, 0),
  ('clearing:mobile-deposit', 'clearing:mobile-deposit', 'Mobile deposit clearing', '', 'system', 6, 0, 0),
  ('fees', 'fees', 'Fees', '', 'system', 7, 0, 0),
  ('interest', 'interest', 'Interest paid', '', 'system', 8, 0, 0),
  ('opening', 'opening', 'Opening balances', '', 'system', 9, 0, 0),
  ('disputes', 'disputes', 'Disputed payments', '', 'system', 10, 0, 0),
  ('penalties', 'penalties', 'Early withdrawal penalties', '', 'system', 11, 0, 0),
  ('loans', 'loans', 'Loans to members', '', 'system', 12, 0, 0),
  ('loan-interest', 'loan-interest', 'Interest on loans', '', 'system', 13, 0, 0);

insert into loan_product (id, name, form, "position") values
  ('auto-loan', 'Auto Loan', 'instalment', 0),
  ('personal-loan', 'Personal Loan', 'instalment', 1),
  ('credit-line', 'Line of Credit', 'line', 2);

insert into product (id, name, type, kind, term_months) values
  ('certificate-12', '12-Month Certificate', 'savings', 'certificate', 12),
  ('certificate-24', '24-Month Certificate', 'savings', 'certificate', 24),
  ('certificate-6', '6-Month Certificate', 'savings', 'certificate', 6),
  ('money-market', 'Money Market Savings', 'savings', 'money-market', null),
  ('share-draft', 'Everyday Checking', 'primary', 'share-draft', null),
  ('share-savings', 'Regular Savings', 'savings', 'share-savings', null);
