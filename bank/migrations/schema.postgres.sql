CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin raise exception '% is append-only', tg_table_name; end $function$;

create table account (
  id text not null,
  member_id text,
  handle text not null,
  name text not null,
  number text not null,
  type text not null,
  "position" integer not null,
  opened_at bigint not null,
  constraint account_pkey PRIMARY KEY (id),
  constraint account_handle_unique UNIQUE (member_id, handle),
  constraint account_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint account_is_owned_or_system CHECK (((member_id IS NULL) = (type = 'system'::text))),
  constraint account_type_check CHECK ((type = ANY (ARRAY['primary'::text, 'savings'::text, 'system'::text])))
);

create table account_balance (
  account_id text not null,
  balance bigint not null,
  floor bigint not null,
  version bigint not null,
  constraint account_balance_pkey PRIMARY KEY (account_id),
  constraint account_balance_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint balance_not_below_floor CHECK ((balance >= floor))
);

create table account_transaction (
  id text not null,
  member_id text not null,
  account_id text not null,
  posting_id text not null,
  type text not null,
  description text not null,
  amount bigint not null,
  at bigint not null,
  status text not null,
  category text not null,
  label text not null,
  reference text,
  transfer_id text,
  search_text text not null,
  constraint account_transaction_pkey PRIMARY KEY (id),
  constraint account_transaction_posting_unique UNIQUE (posting_id, account_id),
  constraint account_transaction_amount_check CHECK ((amount > 0)),
  constraint account_transaction_status_check CHECK ((status = ANY (ARRAY['completed'::text, 'processing'::text, 'pending'::text, 'failed'::text, 'cancelled'::text]))),
  constraint account_transaction_type_check CHECK ((type = ANY (ARRAY['credit'::text, 'debit'::text])))
);

CREATE INDEX account_transaction_by_time ON public.account_transaction USING btree (member_id, at, id);

CREATE INDEX account_transaction_by_transfer ON public.account_transaction USING btree (member_id, transfer_id) WHERE (transfer_id IS NOT NULL);

create table audit_record (
  member_id text not null,
  sequence bigint not null,
  at bigint not null,
  action text not null,
  facts text not null,
  previous_hash text not null,
  hash text not null,
  constraint audit_record_key PRIMARY KEY (member_id, sequence)
);

CREATE TRIGGER audit_record_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_record FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table bill_payment (
  id text not null,
  series_id text not null,
  sequence integer not null,
  member_id text not null,
  day text not null,
  status text not null,
  due_at bigint,
  settled_at bigint,
  reason text,
  posting_id text,
  constraint bill_payment_pkey PRIMARY KEY (id),
  constraint bill_payment_posting_id_key UNIQUE (posting_id),
  constraint bill_payment_sequence_unique UNIQUE (series_id, sequence),
  constraint bill_payment_series_id_fkey FOREIGN KEY (series_id) REFERENCES bill_series(id),
  constraint bill_payment_due_while_scheduled CHECK (((status = 'scheduled'::text) = (due_at IS NOT NULL))),
  constraint bill_payment_failed_why CHECK (((status = 'failed'::text) = (reason IS NOT NULL))),
  constraint bill_payment_paid_how CHECK (((status = 'paid'::text) = (posting_id IS NOT NULL))),
  constraint bill_payment_sequence_check CHECK ((sequence > 0)),
  constraint bill_payment_settled_afterwards CHECK (((status = 'scheduled'::text) = (settled_at IS NULL))),
  constraint bill_payment_status_check CHECK ((status = ANY (ARRAY['scheduled'::text, 'paid'::text, 'failed'::text, 'cancelled'::text])))
);

CREATE INDEX bill_payment_due ON public.bill_payment USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX bill_payment_settled ON public.bill_payment USING btree (member_id, settled_at, id) WHERE (settled_at IS NOT NULL);

CREATE INDEX bill_payment_upcoming ON public.bill_payment USING btree (member_id, due_at) WHERE (due_at IS NOT NULL);

CREATE UNIQUE INDEX bill_payment_scheduled_unique ON public.bill_payment USING btree (series_id) WHERE (due_at IS NOT NULL);

create table bill_series (
  id text not null,
  member_id text not null,
  payee_id text not null,
  from_account_id text not null,
  amount bigint not null,
  memo text not null,
  repeat text not null,
  first_day text not null,
  created_at bigint not null,
  constraint bill_series_pkey PRIMARY KEY (id),
  constraint bill_series_payee_id_fkey FOREIGN KEY (payee_id) REFERENCES payee(id),
  constraint bill_series_amount_check CHECK ((amount > 0)),
  constraint bill_series_repeat_check CHECK ((repeat = ANY (ARRAY['once'::text, 'weekly'::text, 'every-two-weeks'::text, 'monthly'::text])))
);

CREATE TRIGGER bill_series_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.bill_series FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table card (
  id text not null,
  member_id text not null,
  handle text not null,
  kind text not null,
  brand text not null,
  holder_name text not null,
  linked_account_id text,
  credit_limit bigint,
  spending_limit bigint not null,
  "position" integer not null,
  constraint card_pkey PRIMARY KEY (id),
  constraint card_handle_unique UNIQUE (member_id, handle),
  constraint card_linked_account_id_fkey FOREIGN KEY (linked_account_id) REFERENCES account(id),
  constraint card_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint card_draws_on_an_account_or_on_credit CHECK ((((kind = 'debit'::text) = (linked_account_id IS NOT NULL)) AND ((kind = 'debit'::text) = (credit_limit IS NULL)))),
  constraint card_kind_check CHECK ((kind = ANY (ARRAY['debit'::text, 'credit'::text, 'business'::text]))),
  constraint card_limit_within_credit CHECK ((spending_limit <= credit_limit)),
  constraint card_spending_limit_check CHECK ((spending_limit > 0))
);

create table card_entry (
  id text not null,
  card_id text not null,
  kind text not null,
  description text not null,
  amount bigint not null,
  at bigint not null,
  constraint card_entry_pkey PRIMARY KEY (id),
  constraint card_entry_card_id_fkey FOREIGN KEY (card_id) REFERENCES card(id),
  constraint card_entry_has_its_sign CHECK (((amount <> 0) AND ((kind = 'purchase'::text) = (amount > 0)))),
  constraint card_entry_kind_check CHECK ((kind = ANY (ARRAY['purchase'::text, 'refund'::text, 'payment'::text])))
);

CREATE INDEX card_entry_by_time ON public.card_entry USING btree (card_id, at);

CREATE TRIGGER card_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.card_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table card_issue (
  card_id text not null,
  sequence integer not null,
  last_four text not null,
  expires text not null,
  reason text,
  issued_at bigint not null,
  arrives_by text not null,
  activated_at bigint,
  constraint card_issue_key PRIMARY KEY (card_id, sequence),
  constraint card_issue_card_id_fkey FOREIGN KEY (card_id) REFERENCES card(id),
  constraint card_issue_last_four_check CHECK ((length(last_four) = 4)),
  constraint card_issue_reason_check CHECK ((reason = ANY (ARRAY['lost'::text, 'stolen'::text, 'damaged'::text])))
);

CREATE UNIQUE INDEX card_issue_on_its_way ON public.card_issue USING btree (card_id) WHERE (activated_at IS NULL);

create table card_lock (
  id text not null,
  card_id text not null,
  reason text not null,
  locked_at bigint not null,
  until bigint,
  constraint card_lock_pkey PRIMARY KEY (id),
  constraint card_lock_card_id_fkey FOREIGN KEY (card_id) REFERENCES card(id),
  constraint card_lock_reason_check CHECK ((reason = ANY (ARRAY['by-member'::text, 'lost'::text, 'stolen'::text])))
);

CREATE UNIQUE INDEX card_lock_in_force ON public.card_lock USING btree (card_id) WHERE (until IS NULL);

create table card_pin (
  card_id text not null,
  pin_hash text not null,
  set_at bigint not null,
  constraint card_pin_pkey PRIMARY KEY (card_id),
  constraint card_pin_card_id_fkey FOREIGN KEY (card_id) REFERENCES card(id)
);

create table credential (
  member_id text not null,
  password_hash text not null,
  changed_at bigint not null,
  constraint credential_pkey PRIMARY KEY (member_id),
  constraint credential_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);

create table entry (
  posting_id text not null,
  account_id text not null,
  amount bigint not null,
  balance_after bigint,
  version bigint,
  constraint entry_key PRIMARY KEY (posting_id, account_id),
  constraint entry_version_unique UNIQUE (account_id, version),
  constraint entry_moves_money CHECK ((amount <> 0))
);

CREATE TRIGGER entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table intent (
  member_id text not null,
  key text not null,
  request_hash text not null,
  answer text not null,
  at bigint not null,
  constraint intent_key PRIMARY KEY (member_id, key)
);

CREATE TRIGGER intent_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.intent FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table member (
  id text not null,
  username text not null,
  display_name text not null,
  plan text not null,
  member_since text not null,
  created_at bigint not null,
  constraint member_pkey PRIMARY KEY (id),
  constraint member_username_key UNIQUE (username)
);

create table member_event (
  member_id text not null,
  sequence bigint not null,
  at bigint not null,
  body text not null,
  constraint member_event_key PRIMARY KEY (member_id, sequence)
);

CREATE TRIGGER member_event_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.member_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table member_log (
  member_id text not null,
  event_sequence bigint not null,
  audit_sequence bigint not null,
  audit_hash text not null,
  constraint member_log_pkey PRIMARY KEY (member_id),
  constraint member_log_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);

create table payee (
  id text not null,
  member_id text not null,
  name text not null,
  name_key text not null,
  account_number text,
  category text not null,
  created_at bigint not null,
  removed_at bigint,
  constraint payee_pkey PRIMARY KEY (id),
  constraint payee_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);

CREATE UNIQUE INDEX payee_name_unique ON public.payee USING btree (member_id, name_key) WHERE (removed_at IS NULL);

create table posting (
  id text not null,
  kind text not null,
  at bigint not null,
  transfer_id text,
  reverses text,
  constraint posting_pkey PRIMARY KEY (id),
  constraint posting_reverses_key UNIQUE (reverses)
);

CREATE INDEX posting_by_transfer ON public.posting USING btree (transfer_id);

CREATE TRIGGER posting_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.posting FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table recipient (
  id text not null,
  member_id text not null,
  kind text not null,
  name text not null,
  email text,
  phone text,
  bank_name text,
  account_number text,
  routing_number text,
  created_at bigint not null,
  constraint recipient_pkey PRIMARY KEY (id),
  constraint recipient_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint recipient_kind_check CHECK ((kind = ANY (ARRAY['zelle'::text, 'external'::text])))
);

CREATE INDEX recipient_by_member ON public.recipient USING btree (member_id);

create table session (
  token_hash text not null,
  member_id text not null,
  created_at bigint not null,
  seen_at bigint not null,
  expires_at bigint not null,
  ended_at bigint,
  address text not null,
  device text not null,
  constraint session_pkey PRIMARY KEY (token_hash),
  constraint session_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);

CREATE INDEX session_by_member ON public.session USING btree (member_id, created_at);

create table transfer (
  id text not null,
  member_id text not null,
  kind text not null,
  from_account_id text not null,
  to_account_id text,
  recipient_id text,
  to_name text not null,
  email text,
  phone text,
  bank_name text,
  account_number text,
  routing_number text,
  amount bigint not null,
  memo text not null,
  status text not null,
  label text not null,
  reference text not null,
  at bigint not null,
  due_at bigint,
  constraint transfer_pkey PRIMARY KEY (id),
  constraint transfer_amount_check CHECK ((amount > 0)),
  constraint transfer_due_while_processing CHECK (((status = 'processing'::text) = (due_at IS NOT NULL))),
  constraint transfer_kind_check CHECK ((kind = ANY (ARRAY['internal'::text, 'zelle'::text, 'external'::text]))),
  constraint transfer_status_check CHECK ((status = ANY (ARRAY['completed'::text, 'processing'::text, 'pending'::text, 'failed'::text, 'cancelled'::text]))),
  constraint transfer_to_another_account CHECK ((from_account_id <> to_account_id))
);

CREATE INDEX transfer_by_time ON public.transfer USING btree (member_id, at, id);

CREATE INDEX transfer_due ON public.transfer USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX transfer_unfinished ON public.transfer USING btree (member_id, status) WHERE (status = ANY (ARRAY['processing'::text, 'pending'::text]));

create table transfer_status (
  transfer_id text not null,
  sequence integer not null,
  status text not null,
  at bigint not null,
  reason text,
  constraint transfer_status_key PRIMARY KEY (transfer_id, sequence),
  constraint transfer_status_status_check CHECK ((status = ANY (ARRAY['completed'::text, 'processing'::text, 'pending'::text, 'failed'::text, 'cancelled'::text])))
);

CREATE TRIGGER transfer_status_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.transfer_status FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table travel_notice (
  id text not null,
  card_id text not null,
  place text not null,
  first_day text not null,
  last_day text not null,
  created_at bigint not null,
  removed_at bigint,
  constraint travel_notice_pkey PRIMARY KEY (id),
  constraint travel_notice_card_id_fkey FOREIGN KEY (card_id) REFERENCES card(id),
  constraint travel_ends_after_it_begins CHECK ((last_day >= first_day))
);

CREATE INDEX travel_notice_by_card ON public.travel_notice USING btree (card_id, last_day);
