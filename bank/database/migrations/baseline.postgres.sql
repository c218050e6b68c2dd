CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin raise exception '% is append-only', tg_table_name; end $function$;

create table membership (
  id text not null,
  number text not null,
  plan text not null,
  member_since text not null,
  created_at bigint not null,
  business_name text,
  constraint membership_pkey PRIMARY KEY (id),
  constraint membership_number_key UNIQUE (number)
);

create table account (
  id text not null,
  membership_id text,
  handle text not null,
  name text not null,
  number text not null,
  type text not null,
  "position" integer not null,
  opened_at bigint not null,
  nickname text,
  nickname_search text,
  colour text,
  hidden integer not null default 0,
  product_id text,
  matures_on text,
  closed_at bigint,
  constraint account_pkey PRIMARY KEY (id),
  constraint account_handle_unique UNIQUE (membership_id, handle),
  constraint account_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint account_check CHECK (((nickname_search IS NULL) = (nickname IS NULL))),
  constraint account_hidden_check CHECK ((hidden = ANY (ARRAY[0, 1]))),
  constraint account_is_owned_or_system CHECK (((membership_id IS NULL) = (type = 'system'::text))),
  constraint account_type_check CHECK ((type = ANY (ARRAY['primary'::text, 'savings'::text, 'system'::text])))
);

CREATE INDEX account_by_number ON account USING btree (number);

create table account_balance (
  account_id text not null,
  balance bigint not null,
  floor bigint not null,
  version bigint not null,
  held bigint not null default 0,
  overdraft bigint not null default 0,
  constraint account_balance_pkey PRIMARY KEY (account_id),
  constraint account_balance_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint account_balance_check CHECK (((held >= 0) AND ((held = 0) OR ((balance - held) >= (floor - overdraft))))),
  constraint account_balance_overdraft_check CHECK ((overdraft >= 0)),
  constraint balance_not_below_floor CHECK ((balance >= (floor - overdraft)))
);

create table deposit (
  id text not null,
  membership_id text not null,
  account_id text not null,
  amount bigint not null,
  at bigint not null,
  day text not null,
  business_day text not null,
  label text not null,
  status text not null,
  posting_id text not null,
  settled_at bigint,
  return_reason text,
  return_posting_id text,
  constraint deposit_pkey PRIMARY KEY (id),
  constraint deposit_posting_id_key UNIQUE (posting_id),
  constraint deposit_return_posting_id_key UNIQUE (return_posting_id),
  constraint deposit_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint deposit_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint deposit_amount_check CHECK ((amount > 0)),
  constraint deposit_returned_how CHECK (((status = 'returned'::text) = (return_posting_id IS NOT NULL))),
  constraint deposit_returned_why CHECK (((status = 'returned'::text) = (return_reason IS NOT NULL))),
  constraint deposit_settled_afterwards CHECK (((status = 'pending'::text) = (settled_at IS NULL))),
  constraint deposit_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'completed'::text, 'returned'::text])))
);

CREATE INDEX deposit_by_account ON deposit USING btree (account_id, day);

CREATE INDEX deposit_by_member ON deposit USING btree (membership_id, at, id);

create table account_hold (
  id text not null,
  membership_id text not null,
  account_id text not null,
  deposit_id text not null,
  amount bigint not null,
  placed_at bigint not null,
  release_day text not null,
  release_at bigint not null,
  ended_at bigint,
  constraint account_hold_pkey PRIMARY KEY (id),
  constraint account_hold_day_unique UNIQUE (deposit_id, release_day),
  constraint account_hold_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint account_hold_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposit(id),
  constraint account_hold_amount_check CHECK ((amount > 0))
);

CREATE INDEX account_hold_active ON account_hold USING btree (account_id, release_at) WHERE (ended_at IS NULL);

CREATE INDEX account_hold_due ON account_hold USING btree (release_at) WHERE (ended_at IS NULL);

create table account_transaction (
  id text not null,
  membership_id text not null,
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
  day text not null,
  phrase bigint not null,
  booked_at bigint,
  constraint account_transaction_pkey PRIMARY KEY (id),
  constraint account_transaction_posting_unique UNIQUE (posting_id, account_id),
  constraint account_transaction_amount_check CHECK ((amount > 0)),
  constraint account_transaction_status_check CHECK ((status = ANY (ARRAY['completed'::text, 'processing'::text, 'pending'::text, 'failed'::text, 'cancelled'::text]))),
  constraint account_transaction_type_check CHECK ((type = ANY (ARRAY['credit'::text, 'debit'::text])))
);

CREATE INDEX account_transaction_booked_later ON account_transaction USING btree (membership_id, booked_at) WHERE (booked_at IS NOT NULL);

CREATE INDEX account_transaction_by_phrase ON account_transaction USING btree (phrase, at);

CREATE INDEX account_transaction_by_time ON account_transaction USING btree (membership_id, at, id);

CREATE INDEX account_transaction_void ON account_transaction USING btree (membership_id, at) WHERE (status = ANY (ARRAY['failed'::text, 'cancelled'::text]));

create table card (
  id text not null,
  membership_id text not null,
  handle text not null,
  kind text not null,
  brand text not null,
  holder_name text not null,
  linked_account_id text,
  credit_limit bigint,
  spending_limit bigint not null,
  "position" integer not null,
  constraint card_pkey PRIMARY KEY (id),
  constraint card_handle_unique UNIQUE (membership_id, handle),
  constraint card_linked_account_id_fkey FOREIGN KEY (linked_account_id) REFERENCES account(id),
  constraint card_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint card_draws_on_an_account_or_on_credit CHECK ((((kind = 'debit'::text) = (linked_account_id IS NOT NULL)) AND ((kind = 'debit'::text) = (credit_limit IS NULL)))),
  constraint card_kind_check CHECK ((kind = ANY (ARRAY['debit'::text, 'credit'::text, 'business'::text]))),
  constraint card_limit_within_credit CHECK ((spending_limit <= credit_limit)),
  constraint card_spending_limit_check CHECK ((spending_limit > 0))
);

create table alert (
  membership_id text not null,
  id text not null,
  account_id text,
  kind text not null,
  amount bigint not null,
  created_at bigint not null,
  seen_version bigint not null,
  card_id text,
  payee text,
  payee_name text,
  due_at bigint,
  is_below integer not null default 0,
  constraint alert_key PRIMARY KEY (membership_id, id),
  constraint alert_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint alert_card_id_fkey FOREIGN KEY (card_id) REFERENCES card(id),
  constraint alert_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint alert_amount_check CHECK (((amount > 0) OR ((amount = 0) AND (kind = ANY (ARRAY['to-payee'::text, 'from-payee'::text]))))),
  constraint alert_is_below_check CHECK ((is_below = ANY (ARRAY[0, 1]))),
  constraint alert_kind_check CHECK ((kind = ANY (ARRAY['balance-below'::text, 'money-out'::text, 'money-in'::text, 'forecast-below'::text, 'card-purchase'::text, 'to-payee'::text, 'from-payee'::text]))),
  constraint alert_subject CHECK ((((account_id IS NOT NULL) = (kind = ANY (ARRAY['balance-below'::text, 'money-out'::text, 'money-in'::text, 'forecast-below'::text]))) AND ((card_id IS NOT NULL) = (kind = 'card-purchase'::text)) AND (((payee IS NOT NULL) AND (payee_name IS NOT NULL)) = (kind = ANY (ARRAY['to-payee'::text, 'from-payee'::text]))) AND ((due_at IS NOT NULL) = (kind = 'forecast-below'::text))))
);

CREATE INDEX alert_by_account ON alert USING btree (account_id);

CREATE INDEX alert_due ON alert USING btree (due_at) WHERE (due_at IS NOT NULL);

create table alert_reading (
  membership_id text not null,
  alert_id text not null,
  account_id text not null,
  seen_version bigint not null,
  constraint alert_reading_key PRIMARY KEY (membership_id, alert_id, account_id),
  constraint alert_reading_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint alert_reading_of_alert FOREIGN KEY (membership_id, alert_id) REFERENCES alert(membership_id, id)
);

create table person (
  id text not null,
  username text not null,
  display_name text not null,
  created_at bigint not null,
  access_closed_at bigint,
  log_id text not null,
  known_name text not null default ''::text,
  constraint person_pkey PRIMARY KEY (id),
  constraint person_username_key UNIQUE (username)
);

create table approval (
  membership_id text not null,
  id text not null,
  kind text not null,
  request text not null,
  amount bigint not null,
  from_account_id text not null,
  to_name text not null,
  to_detail text,
  asked_by text not null,
  asked_at bigint not null,
  expires_at bigint not null,
  status text not null,
  decided_by text,
  decided_at bigint,
  reason text,
  payment_id text,
  day text,
  name_check text,
  told_name text,
  constraint approval_key PRIMARY KEY (membership_id, id),
  constraint approval_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES person(id),
  constraint approval_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES person(id),
  constraint approval_from_account_id_fkey FOREIGN KEY (from_account_id) REFERENCES account(id),
  constraint approval_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint approval_amount_check CHECK ((amount > 0)),
  constraint approval_by_another CHECK (((status <> 'approved'::text) OR (decided_by <> asked_by))),
  constraint approval_decided CHECK (((status = 'waiting'::text) = (decided_at IS NULL))),
  constraint approval_done CHECK (((status = 'approved'::text) = (payment_id IS NOT NULL))),
  constraint approval_kind_check CHECK ((kind = ANY (ARRAY['transfer'::text, 'scheduled-transfer'::text, 'bill'::text]))),
  constraint approval_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'approved'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text])))
);

CREATE INDEX approval_by_id ON approval USING btree (id);

CREATE INDEX approval_by_status ON approval USING btree (membership_id, status, asked_at);

CREATE INDEX approval_due ON approval USING btree (expires_at) WHERE (status = 'waiting'::text);

CREATE UNIQUE INDEX approval_payment ON approval USING btree (membership_id, payment_id);

create table attempt (
  key text not null,
  count bigint not null,
  counted_at bigint not null,
  blocked_until bigint not null,
  constraint attempt_pkey PRIMARY KEY (key)
);

CREATE INDEX attempt_by_time ON attempt USING btree (counted_at);

create table audit_record (
  log_id text not null,
  sequence bigint not null,
  at bigint not null,
  action text not null,
  facts text not null,
  previous_hash text not null,
  hash text not null,
  person_id text,
  constraint audit_record_key PRIMARY KEY (log_id, sequence)
);

CREATE INDEX audit_record_security ON audit_record USING btree (log_id, sequence) WHERE (substr(action, 1, 9) <> 'transfer-'::text);

CREATE TRIGGER audit_record_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_record FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table authenticator (
  person_id text not null,
  sealed_secret text not null,
  last_step bigint not null,
  added_at bigint not null,
  constraint authenticator_pkey PRIMARY KEY (person_id),
  constraint authenticator_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);

create table payee (
  id text not null,
  membership_id text not null,
  name text not null,
  name_key text not null,
  account_number text,
  category text not null,
  created_at bigint not null,
  removed_at bigint,
  card_id text,
  constraint payee_pkey PRIMARY KEY (id),
  constraint payee_card_id_fkey FOREIGN KEY (card_id) REFERENCES card(id),
  constraint payee_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id)
);

CREATE UNIQUE INDEX payee_name_unique ON payee USING btree (membership_id, name_key) WHERE (removed_at IS NULL);

create table bill_series (
  id text not null,
  membership_id text not null,
  payee_id text not null,
  from_account_id text not null,
  amount bigint not null,
  memo text not null,
  repeat text not null,
  first_day text not null,
  created_at bigint not null,
  confirmed integer,
  constraint bill_series_pkey PRIMARY KEY (id),
  constraint bill_series_payee_id_fkey FOREIGN KEY (payee_id) REFERENCES payee(id),
  constraint bill_series_amount_check CHECK ((amount > 0)),
  constraint bill_series_repeat_check CHECK ((repeat = ANY (ARRAY['once'::text, 'weekly'::text, 'every-two-weeks'::text, 'monthly'::text])))
);

CREATE INDEX bill_series_by_payee ON bill_series USING btree (payee_id);

CREATE TRIGGER bill_series_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON bill_series FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table bill_payment (
  id text not null,
  series_id text not null,
  sequence integer not null,
  membership_id text not null,
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

CREATE INDEX bill_payment_due ON bill_payment USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX bill_payment_settled ON bill_payment USING btree (membership_id, settled_at, id) WHERE (settled_at IS NOT NULL);

CREATE INDEX bill_payment_upcoming ON bill_payment USING btree (membership_id, due_at) WHERE (due_at IS NOT NULL);

CREATE UNIQUE INDEX bill_payment_scheduled_unique ON bill_payment USING btree (series_id) WHERE (due_at IS NOT NULL);

create table safe_deposit_box (
  id text not null,
  membership_id text not null,
  number text not null,
  branch text not null,
  room text not null,
  account_id text not null,
  rented_on text not null,
  constraint safe_deposit_box_pkey PRIMARY KEY (id),
  constraint safe_deposit_box_membership_id_key UNIQUE (membership_id),
  constraint safe_deposit_box_number_unique UNIQUE (branch, number),
  constraint safe_deposit_box_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id)
);

create table box_visit (
  id text not null,
  box_id text not null,
  membership_id text not null,
  branch text not null,
  starts_at bigint not null,
  created_at bigint not null,
  cancelled_at bigint,
  constraint box_visit_pkey PRIMARY KEY (id),
  constraint box_visit_box_id_fkey FOREIGN KEY (box_id) REFERENCES safe_deposit_box(id)
);

CREATE INDEX box_visit_of_member ON box_visit USING btree (membership_id, starts_at);

CREATE UNIQUE INDEX box_visit_time_unique ON box_visit USING btree (branch, starts_at) WHERE (cancelled_at IS NULL);

create table budget (
  membership_id text not null,
  category text not null,
  amount bigint not null,
  changed_at bigint not null,
  constraint budget_primary PRIMARY KEY (membership_id, category),
  constraint budget_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint budget_amount_check CHECK ((amount > 0))
);

create table card_entry (
  id text not null,
  card_id text not null,
  kind text not null,
  description text not null,
  amount bigint not null,
  at bigint not null,
  posting_id text,
  overdraft bigint not null default 0,
  constraint card_entry_pkey PRIMARY KEY (id),
  constraint card_entry_card_id_fkey FOREIGN KEY (card_id) REFERENCES card(id),
  constraint card_entry_has_its_sign CHECK (((amount <> 0) AND ((kind = 'purchase'::text) = (amount > 0)))),
  constraint card_entry_kind_check CHECK ((kind = ANY (ARRAY['purchase'::text, 'refund'::text, 'payment'::text])))
);

CREATE INDEX card_entry_by_time ON card_entry USING btree (card_id, at);

CREATE UNIQUE INDEX card_entry_of_posting ON card_entry USING btree (posting_id) WHERE (posting_id IS NOT NULL);

CREATE TRIGGER card_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON card_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

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

CREATE UNIQUE INDEX card_issue_on_its_way ON card_issue USING btree (card_id) WHERE (activated_at IS NULL);

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

CREATE UNIQUE INDEX card_lock_in_force ON card_lock USING btree (card_id) WHERE (until IS NULL);

create table card_pin (
  card_id text not null,
  pin_hash text not null,
  set_at bigint not null,
  constraint card_pin_pkey PRIMARY KEY (card_id),
  constraint card_pin_card_id_fkey FOREIGN KEY (card_id) REFERENCES card(id)
);

create table posting (
  id text not null,
  kind text not null,
  at bigint not null,
  transfer_id text,
  reverses text,
  constraint posting_pkey PRIMARY KEY (id)
);

CREATE INDEX posting_by_transfer ON posting USING btree (transfer_id);

CREATE UNIQUE INDEX posting_by_reversed ON posting USING btree (reverses) WHERE (reverses IS NOT NULL);

CREATE TRIGGER posting_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON posting FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table card_posting (
  membership_id text not null,
  entry_id text not null,
  account_id text not null,
  posting_id text not null,
  fee_posting_id text,
  posted_at bigint not null,
  constraint card_posting_key PRIMARY KEY (membership_id, entry_id),
  constraint card_posting_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint card_posting_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES card_entry(id),
  constraint card_posting_fee_posting_id_fkey FOREIGN KEY (fee_posting_id) REFERENCES posting(id),
  constraint card_posting_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint card_posting_posting_id_fkey FOREIGN KEY (posting_id) REFERENCES posting(id)
);

CREATE INDEX card_posting_by_account ON card_posting USING btree (membership_id, account_id, posted_at);

CREATE INDEX card_posting_by_entry ON card_posting USING btree (entry_id);

CREATE TRIGGER card_posting_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON card_posting FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table certificate (
  membership_id text not null,
  account_id text not null,
  due_at bigint,
  at_maturity text not null,
  move_to text,
  constraint certificate_key PRIMARY KEY (membership_id, account_id),
  constraint certificate_at_maturity_check CHECK ((at_maturity = ANY (ARRAY['renew'::text, 'move'::text]))),
  constraint certificate_moves_to CHECK (((at_maturity = 'renew'::text) OR (move_to IS NOT NULL)))
);

CREATE INDEX certificate_due ON certificate USING btree (due_at, account_id) WHERE (due_at IS NOT NULL);

create table certificate_term (
  membership_id text not null,
  account_id text not null,
  first_day text not null,
  matures_on text not null,
  constraint certificate_term_key PRIMARY KEY (membership_id, account_id, first_day),
  constraint certificate_term_lasts CHECK ((matures_on > first_day))
);

CREATE INDEX certificate_term_by_account ON certificate_term USING btree (account_id, first_day);

CREATE TRIGGER certificate_term_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON certificate_term FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table challenge (
  id text not null,
  person_id text,
  purpose text not null,
  holder text not null,
  act_hash text,
  code_hash text,
  code_sent_at bigint,
  passkey_challenge text,
  tries_left integer not null,
  created_at bigint not null,
  expires_at bigint not null,
  passed_at bigint,
  used_at bigint,
  permits text,
  strength text,
  password_shown_at bigint,
  constraint challenge_pkey PRIMARY KEY (id),
  constraint challenge_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint challenge_check CHECK (((permits IS NULL) OR (purpose = 'step-up'::text))),
  constraint challenge_check1 CHECK (((strength IS NULL) OR (purpose = 'step-up'::text))),
  constraint challenge_check2 CHECK (((password_shown_at IS NULL) OR (strength = 'both-factors'::text))),
  constraint challenge_purpose_check CHECK ((purpose = ANY (ARRAY['sign-in'::text, 'passkey-sign-in'::text, 'step-up'::text, 'add-passkey'::text, 'enrolment'::text]))),
  constraint challenge_step_up_of_act CHECK (((purpose = 'step-up'::text) = (act_hash IS NOT NULL))),
  constraint challenge_used_after_passed CHECK (((used_at IS NULL) OR (passed_at IS NOT NULL)))
);

CREATE INDEX challenge_by_holder ON challenge USING btree (holder, purpose, created_at);

CREATE INDEX challenge_by_time ON challenge USING btree (expires_at);

create table contact_change (
  person_id text not null,
  channel text not null,
  address text not null,
  code_hash text not null,
  code_sent_at bigint not null,
  tries_left integer not null,
  asked_at bigint not null,
  expires_at bigint not null,
  constraint contact_change_key PRIMARY KEY (person_id, channel),
  constraint contact_change_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint contact_change_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'phone'::text])))
);

create table conversation (
  membership_id text not null,
  message_sequence bigint not null,
  seen_up_to bigint not null,
  waiting_since bigint,
  constraint conversation_pkey PRIMARY KEY (membership_id),
  constraint conversation_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id)
);

CREATE INDEX conversation_waiting ON conversation USING btree (waiting_since) WHERE (waiting_since IS NOT NULL);

create table credential (
  person_id text not null,
  password_hash text not null,
  changed_at bigint not null,
  proves_from bigint,
  alone_from bigint,
  constraint credential_pkey PRIMARY KEY (person_id),
  constraint credential_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);

create table credit_score (
  person_id text not null,
  recorded_on text not null,
  score integer not null,
  constraint credit_score_primary PRIMARY KEY (person_id, recorded_on),
  constraint credit_score_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint credit_score_score_check CHECK (((score >= 300) AND (score <= 850)))
);

CREATE TRIGGER credit_score_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON credit_score FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table credit_score_factor (
  person_id text not null,
  recorded_on text not null,
  "position" integer not null,
  code text not null,
  direction text not null,
  constraint credit_score_factor_primary PRIMARY KEY (person_id, recorded_on, "position"),
  constraint credit_score_factor_code_unique UNIQUE (person_id, recorded_on, code),
  constraint credit_score_factor_score FOREIGN KEY (person_id, recorded_on) REFERENCES credit_score(person_id, recorded_on),
  constraint credit_score_factor_direction_check CHECK ((direction = ANY (ARRAY['raises'::text, 'lowers'::text, 'neutral'::text]))),
  constraint credit_score_factor_position_check CHECK (("position" > 0))
);

CREATE TRIGGER credit_score_factor_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON credit_score_factor FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table daily_sum (
  membership_id text not null,
  day text not null,
  account_id text not null,
  category text not null,
  credits bigint not null,
  money_in bigint not null,
  debits bigint not null,
  money_out bigint not null,
  void_credits bigint not null,
  void_debits bigint not null,
  constraint daily_sum_key PRIMARY KEY (membership_id, day, account_id, category)
);

create table deposit_image (
  deposit_id text not null,
  side text not null,
  membership_id text not null,
  media_type text not null,
  width integer not null,
  height integer not null,
  sha256 text not null,
  content text not null,
  constraint deposit_image_key PRIMARY KEY (deposit_id, side),
  constraint deposit_image_once_unique UNIQUE (membership_id, sha256),
  constraint deposit_image_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposit(id),
  constraint deposit_image_side_check CHECK ((side = ANY (ARRAY['front'::text, 'back'::text])))
);

CREATE UNIQUE INDEX deposit_image_front_unique ON deposit_image USING btree (sha256) WHERE (side = 'front'::text);

CREATE TRIGGER deposit_image_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON deposit_image FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table dispute (
  id text not null,
  membership_id text not null,
  transaction_id text not null,
  account_id text not null,
  reason text not null,
  story text not null,
  amount bigint not null,
  status text not null,
  opened_at bigint not null,
  credit_day text not null,
  decide_day text not null,
  due_at bigint,
  credited_at bigint,
  credit_posting_id text,
  ended_at bigint,
  explanation text,
  take_back_day text,
  taken_back_at bigint,
  take_back_posting_id text,
  constraint dispute_pkey PRIMARY KEY (id),
  constraint dispute_credit_posting_id_key UNIQUE (credit_posting_id),
  constraint dispute_take_back_posting_id_key UNIQUE (take_back_posting_id),
  constraint dispute_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint dispute_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint dispute_amount_check CHECK ((amount > 0)),
  constraint dispute_credited_how CHECK (((credited_at IS NULL) = (credit_posting_id IS NULL))),
  constraint dispute_ended_afterwards CHECK (((status = ANY (ARRAY['open'::text, 'credited'::text])) = (ended_at IS NULL))),
  constraint dispute_status_check CHECK ((status = ANY (ARRAY['open'::text, 'credited'::text, 'resolved-for'::text, 'resolved-against'::text, 'withdrawn'::text]))),
  constraint dispute_taken_back_how CHECK (((taken_back_at IS NULL) = (take_back_posting_id IS NULL)))
);

CREATE INDEX dispute_by_transaction ON dispute USING btree (transaction_id, opened_at);

CREATE INDEX dispute_due ON dispute USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE UNIQUE INDEX dispute_of_transaction_unique ON dispute USING btree (transaction_id) WHERE (status <> 'withdrawn'::text);

create table dividend (
  membership_id text not null,
  account_id text not null,
  month text not null,
  posting_id text,
  constraint dividend_key PRIMARY KEY (membership_id, account_id, month)
);

CREATE TRIGGER dividend_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON dividend FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table dividend_run (
  month text not null,
  due_at bigint,
  constraint dividend_run_pkey PRIMARY KEY (month)
);

create table enrolment (
  person_id text not null,
  membership_id text not null,
  birth_date text not null,
  opened_at bigint not null,
  activated_at bigint,
  constraint enrolment_rewritten_pkey PRIMARY KEY (person_id),
  constraint enrolment_rewritten_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint enrolment_rewritten_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);

CREATE INDEX enrolment_by_membership ON enrolment USING btree (membership_id);

create table entry (
  posting_id text not null,
  account_id text not null,
  amount bigint not null,
  balance_after bigint,
  version bigint,
  constraint entry_key PRIMARY KEY (posting_id, account_id),
  constraint entry_moves_money CHECK ((amount <> 0))
);

CREATE TRIGGER entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table filed_transaction (
  membership_id text not null,
  transaction_id text not null,
  bank_category text not null,
  filed_by text not null,
  constraint filed_transaction_key PRIMARY KEY (membership_id, transaction_id),
  constraint filed_transaction_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint filed_transaction_filed_by_check CHECK ((filed_by = ANY (ARRAY['member'::text, 'payee'::text])))
);

create table former_holder (
  person_id text not null,
  until bigint not null,
  name text not null,
  street text not null,
  unit text not null,
  city text not null,
  state text not null,
  zip text not null,
  constraint former_holder_key PRIMARY KEY (person_id, until),
  constraint former_holder_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);

CREATE TRIGGER former_holder_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON former_holder FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table fund (
  id text not null,
  name text not null,
  "position" integer not null,
  constraint fund_pkey PRIMARY KEY (id)
);

create table fund_price (
  fund_id text not null,
  day text not null,
  price bigint not null,
  origin text not null,
  constraint fund_price_key PRIMARY KEY (fund_id, day),
  constraint fund_price_fund_id_fkey FOREIGN KEY (fund_id) REFERENCES fund(id),
  constraint fund_price_origin_check CHECK ((origin = ANY (ARRAY['sample'::text, 'published'::text]))),
  constraint fund_price_price_check CHECK ((price >= 0))
);

CREATE TRIGGER fund_price_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON fund_price FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table fund_purchase (
  id text not null,
  membership_id text not null,
  fund_id text not null,
  day text not null,
  units bigint not null,
  cost bigint not null,
  posting_id text,
  constraint fund_purchase_pkey PRIMARY KEY (id),
  constraint fund_purchase_fund_id_fkey FOREIGN KEY (fund_id) REFERENCES fund(id),
  constraint fund_purchase_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint fund_purchase_cost_check CHECK ((cost > 0)),
  constraint fund_purchase_units_check CHECK ((units > 0))
);

CREATE INDEX fund_purchase_of_member ON fund_purchase USING btree (membership_id, day);

CREATE INDEX fund_purchase_paid_by ON fund_purchase USING btree (posting_id) WHERE (posting_id IS NOT NULL);

CREATE TRIGGER fund_purchase_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON fund_purchase FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table goal (
  membership_id text not null,
  id text not null,
  account_id text not null,
  name text not null,
  picture text not null,
  target bigint not null,
  wanted_by text,
  opened_at bigint not null,
  closed_at bigint,
  constraint goal_key PRIMARY KEY (membership_id, id),
  constraint goal_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint goal_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint goal_target_check CHECK ((target > 0))
);

create table goal_movement (
  membership_id text not null,
  goal_id text not null,
  id text not null,
  amount bigint not null,
  at bigint not null,
  constraint goal_movement_key PRIMARY KEY (membership_id, goal_id, id),
  constraint goal_movement_of_goal FOREIGN KEY (membership_id, goal_id) REFERENCES goal(membership_id, id),
  constraint goal_movement_amount_check CHECK ((amount <> 0))
);

CREATE TRIGGER goal_movement_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON goal_movement FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table goal_rule (
  membership_id text not null,
  goal_id text not null,
  kind text not null,
  from_account_id text not null,
  amount bigint,
  next_day text not null,
  due_at bigint not null,
  constraint goal_rule_key PRIMARY KEY (membership_id, goal_id, kind),
  constraint goal_rule_from_account_id_fkey FOREIGN KEY (from_account_id) REFERENCES account(id),
  constraint goal_rule_of_goal FOREIGN KEY (membership_id, goal_id) REFERENCES goal(membership_id, id),
  constraint goal_rule_amount CHECK (((kind = 'round-up'::text) = (amount IS NULL))),
  constraint goal_rule_amount_check CHECK ((amount >= 0)),
  constraint goal_rule_kind_check CHECK ((kind = ANY (ARRAY['round-up'::text, 'sweep'::text, 'payday'::text])))
);

CREATE INDEX goal_rule_by_due ON goal_rule USING btree (due_at);

create table intent (
  membership_id text not null,
  key text not null,
  request_hash text not null,
  answer text not null,
  at bigint not null,
  constraint intent_key PRIMARY KEY (key, membership_id)
);

CREATE TRIGGER intent_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON intent FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table invitation (
  membership_id text not null,
  id text not null,
  token_hash text not null,
  code_hash text not null,
  name text not null,
  role text not null,
  until_at bigint,
  daily_limit bigint,
  invited_by text not null,
  created_at bigint not null,
  expires_at bigint not null,
  tries_left integer not null,
  accepted_at bigint,
  accepted_by text,
  withdrawn_at bigint,
  constraint invitation_key PRIMARY KEY (membership_id, id),
  constraint invitation_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES person(id),
  constraint invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES person(id),
  constraint invitation_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint invitation_accepted_by_somebody CHECK (((accepted_at IS NULL) = (accepted_by IS NULL))),
  constraint invitation_daily_limit_check CHECK ((daily_limit > 0)),
  constraint invitation_role_check CHECK ((role = ANY (ARRAY['joint-owner'::text, 'authorised-user'::text, 'administrator'::text, 'initiator'::text, 'approver'::text, 'viewer'::text]))),
  constraint invitation_tries_left_check CHECK ((tries_left >= 0))
);

CREATE INDEX invitation_by_link ON invitation USING btree (token_hash);

create table known_browser (
  person_id text not null,
  token_hash text not null,
  first_used_at bigint not null,
  id text,
  device text not null default ''::text,
  last_used_at bigint,
  trusted_until bigint,
  constraint known_browser_key PRIMARY KEY (token_hash, person_id),
  constraint known_browser_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);

CREATE UNIQUE INDEX known_browser_by_member ON known_browser USING btree (person_id, id);

create table loan_product (
  id text not null,
  name text not null,
  form text not null,
  "position" integer not null,
  constraint loan_product_pkey PRIMARY KEY (id),
  constraint loan_product_form_check CHECK ((form = ANY (ARRAY['instalment'::text, 'line'::text])))
);

create table loan_terms (
  product_id text not null,
  valid_from text not null,
  rate integer not null,
  "least" bigint not null,
  most bigint not null,
  months_least integer not null,
  months_most integer not null,
  grace_days integer not null,
  late_fee bigint not null,
  skips_per_year integer not null,
  minimum_share integer not null,
  minimum_payment bigint not null,
  rounding text not null,
  constraint loan_terms_key PRIMARY KEY (product_id, valid_from),
  constraint loan_terms_product_id_fkey FOREIGN KEY (product_id) REFERENCES loan_product(id),
  constraint loan_terms_grace_days_check CHECK ((grace_days >= 0)),
  constraint loan_terms_in_order CHECK (((most >= "least") AND (months_most >= months_least))),
  constraint loan_terms_late_fee_check CHECK ((late_fee >= 0)),
  constraint loan_terms_least_check CHECK (("least" > 0)),
  constraint loan_terms_minimum_payment_check CHECK ((minimum_payment >= 0)),
  constraint loan_terms_minimum_share_check CHECK ((minimum_share >= 0)),
  constraint loan_terms_months_least_check CHECK ((months_least >= 0)),
  constraint loan_terms_rate_check CHECK (((rate >= 0) AND (rate <= 1800))),
  constraint loan_terms_skips_per_year_check CHECK ((skips_per_year >= 0))
);

create table loan (
  membership_id text not null,
  id text not null,
  product_id text not null,
  terms_from text not null,
  amount bigint not null,
  months integer,
  payment bigint,
  opened_on text not null,
  autopay_account_id text,
  due_at bigint,
  reminded_for text,
  failed_for text,
  closed_at bigint,
  constraint loan_key PRIMARY KEY (membership_id, id),
  constraint loan_autopay_account_id_fkey FOREIGN KEY (autopay_account_id) REFERENCES account(id),
  constraint loan_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint loan_of_terms FOREIGN KEY (product_id, terms_from) REFERENCES loan_terms(product_id, valid_from),
  constraint loan_amount_check CHECK ((amount > 0)),
  constraint loan_of_one_form CHECK (((months IS NULL) = (payment IS NULL)))
);

CREATE INDEX loan_by_id ON loan USING btree (id);

CREATE INDEX loan_due ON loan USING btree (due_at) WHERE (due_at IS NOT NULL);

create table loan_application (
  membership_id text not null,
  id text not null,
  person_id text not null,
  product_id text not null,
  amount bigint not null,
  months integer,
  purpose text not null,
  income bigint,
  housing bigint,
  status text not null,
  saved_at bigint not null,
  submitted_at bigint,
  due_at bigint,
  decided_at bigint,
  reason text,
  offered_until text,
  terms_from text,
  signature text,
  loan_id text,
  constraint loan_application_key PRIMARY KEY (membership_id, id),
  constraint loan_application_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint loan_application_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint loan_application_product_id_fkey FOREIGN KEY (product_id) REFERENCES loan_product(id),
  constraint loan_application_amount_check CHECK ((amount > 0)),
  constraint loan_application_housing_check CHECK ((housing >= 0)),
  constraint loan_application_income_check CHECK ((income >= 0)),
  constraint loan_application_signed_as_a_loan CHECK (((status = 'signed'::text) = (loan_id IS NOT NULL))),
  constraint loan_application_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'offered'::text, 'declined'::text, 'withdrawn'::text, 'signed'::text])))
);

CREATE INDEX loan_application_by_id ON loan_application USING btree (id);

CREATE INDEX loan_application_due ON loan_application USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE UNIQUE INDEX loan_application_draft ON loan_application USING btree (membership_id) WHERE (status = 'draft'::text);

create table loan_entry (
  membership_id text not null,
  loan_id text not null,
  sequence integer not null,
  posting_id text not null,
  kind text not null,
  at bigint not null,
  day text not null,
  principal bigint not null,
  interest bigint not null,
  fee bigint not null,
  principal_after bigint not null,
  interest_after bigint not null,
  fee_after bigint not null,
  due_day text,
  constraint loan_entry_key PRIMARY KEY (membership_id, loan_id, sequence),
  constraint loan_entry_of_loan FOREIGN KEY (membership_id, loan_id) REFERENCES loan(membership_id, id),
  constraint loan_entry_fee_after_check CHECK ((fee_after >= 0)),
  constraint loan_entry_interest_after_check CHECK ((interest_after >= 0)),
  constraint loan_entry_interest_check CHECK ((interest >= 0)),
  constraint loan_entry_kind_check CHECK ((kind = ANY (ARRAY['proceeds'::text, 'payment'::text, 'principal'::text, 'late-fee'::text]))),
  constraint loan_entry_principal_after_check CHECK ((principal_after >= 0))
);

CREATE TRIGGER loan_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON loan_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table loan_skip (
  membership_id text not null,
  loan_id text not null,
  due_day text not null,
  at bigint not null,
  constraint loan_skip_key PRIMARY KEY (membership_id, loan_id, due_day),
  constraint loan_skip_of_loan FOREIGN KEY (membership_id, loan_id) REFERENCES loan(membership_id, id)
);

CREATE TRIGGER loan_skip_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON loan_skip FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table member_event (
  log_id text not null,
  sequence bigint not null,
  at bigint not null,
  body text not null,
  person_id text,
  constraint member_event_key PRIMARY KEY (log_id, sequence)
);

CREATE TRIGGER member_event_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON member_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table member_log (
  log_id text not null,
  event_sequence bigint not null,
  audit_sequence bigint not null,
  audit_hash text not null,
  constraint member_log_pkey PRIMARY KEY (log_id)
);

create table message (
  membership_id text not null,
  sequence bigint not null,
  at bigint not null,
  sender text not null,
  text text,
  topics text,
  about_transaction_id text,
  constraint message_key PRIMARY KEY (membership_id, sequence),
  constraint message_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint message_sender_check CHECK ((sender = ANY (ARRAY['member'::text, 'automatic'::text, 'staff'::text]))),
  constraint message_sequence_check CHECK ((sequence > 0)),
  constraint message_text_of_people CHECK ((((sender = 'automatic'::text) = (text IS NULL)) AND ((sender = 'automatic'::text) = (topics IS NOT NULL))))
);

CREATE TRIGGER message_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON message FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table money_request (
  membership_id text not null,
  id text not null,
  asked_by text not null,
  to_account_id text not null,
  amount bigint,
  note text not null,
  name text,
  contact text,
  token_hash text,
  payer_person_id text,
  status text not null,
  asked_at bigint not null,
  expires_at bigint not null,
  decided_at bigint,
  payer_membership_id text,
  transfer_id text,
  constraint money_request_key PRIMARY KEY (membership_id, id),
  constraint money_request_id UNIQUE (id),
  constraint money_request_token_hash_key UNIQUE (token_hash),
  constraint money_request_transfer_id_key UNIQUE (transfer_id),
  constraint money_request_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES person(id),
  constraint money_request_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint money_request_payer_membership_id_fkey FOREIGN KEY (payer_membership_id) REFERENCES membership(id),
  constraint money_request_payer_person_id_fkey FOREIGN KEY (payer_person_id) REFERENCES person(id),
  constraint money_request_to_account_id_fkey FOREIGN KEY (to_account_id) REFERENCES account(id),
  constraint money_request_amount_check CHECK ((amount > 0)),
  constraint money_request_paid_by_a_transfer CHECK (((status = 'paid'::text) = (transfer_id IS NOT NULL))),
  constraint money_request_status_check CHECK ((status = ANY (ARRAY['open'::text, 'paid'::text, 'declined'::text, 'cancelled'::text, 'expired'::text])))
);

CREATE INDEX money_request_open ON money_request USING btree (expires_at) WHERE (status = 'open'::text);

CREATE INDEX money_request_to ON money_request USING btree (payer_person_id, asked_at) WHERE (payer_person_id IS NOT NULL);

create table muted_asker (
  person_id text not null,
  asker_id text not null,
  id text not null,
  muted_at bigint not null,
  constraint muted_asker_key PRIMARY KEY (person_id, asker_id),
  constraint muted_asker_asker_id_fkey FOREIGN KEY (asker_id) REFERENCES person(id),
  constraint muted_asker_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);

create table name_check (
  membership_id text not null,
  person_id text not null,
  recipient_hash text not null,
  outcome text not null,
  told_name text,
  at bigint not null,
  constraint name_check_key PRIMARY KEY (membership_id, person_id, recipient_hash),
  constraint name_check_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint name_check_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint name_check_outcome_check CHECK ((outcome = ANY (ARRAY['match'::text, 'close'::text, 'other'::text, 'unknown'::text]))),
  constraint name_check_tells_close_names CHECK (((told_name IS NOT NULL) = (outcome = 'close'::text)))
);

create table notice_mark (
  person_id text not null,
  log_id text not null,
  read_up_to bigint not null,
  constraint notice_mark_key PRIMARY KEY (person_id, log_id),
  constraint notice_mark_rewritten_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);

create table notice_read (
  person_id text not null,
  log_id text not null,
  sequence bigint not null,
  constraint notice_read_by_person PRIMARY KEY (person_id, log_id, sequence),
  constraint notice_read_rewritten_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);

create table outgoing_message (
  id text not null,
  person_id text not null,
  log_id text not null,
  channel text not null,
  recipient text not null,
  kind text not null,
  event_sequence bigint not null,
  body text not null,
  at bigint not null,
  due_at bigint,
  sent_at bigint,
  given_up_at bigint,
  constraint outgoing_message_rewritten_pkey PRIMARY KEY (id),
  constraint outgoing_message_once_each UNIQUE (person_id, log_id, event_sequence, channel, recipient),
  constraint outgoing_message_rewritten_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint outgoing_message_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text, 'push'::text]))),
  constraint outgoing_message_due_until_over CHECK (((due_at IS NULL) = ((sent_at IS NOT NULL) OR (given_up_at IS NOT NULL))))
);

CREATE INDEX outgoing_message_due ON outgoing_message USING btree (channel, due_at) WHERE (due_at IS NOT NULL);

create table overdraft_choice (
  membership_id text not null,
  account_id text not null,
  sequence integer not null,
  allowed integer not null,
  chosen_by text not null,
  chosen_at bigint not null,
  constraint overdraft_choice_key PRIMARY KEY (membership_id, account_id, sequence),
  constraint overdraft_choice_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint overdraft_choice_chosen_by_fkey FOREIGN KEY (chosen_by) REFERENCES person(id),
  constraint overdraft_choice_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint overdraft_choice_allowed_check CHECK ((allowed = ANY (ARRAY[0, 1])))
);

CREATE TRIGGER overdraft_choice_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON overdraft_choice FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table product (
  id text not null,
  name text not null,
  type text not null,
  kind text not null default 'share-savings'::text,
  term_months integer,
  constraint product_pkey PRIMARY KEY (id),
  constraint product_kind_check CHECK ((kind = ANY (ARRAY['share-savings'::text, 'share-draft'::text, 'money-market'::text, 'certificate'::text]))),
  constraint product_type_check CHECK ((type = ANY (ARRAY['primary'::text, 'savings'::text])))
);

create table overdraft_terms (
  product_id text not null,
  valid_from text not null,
  fee bigint not null,
  most bigint not null,
  fees_a_day integer not null,
  constraint overdraft_terms_key PRIMARY KEY (product_id, valid_from),
  constraint overdraft_terms_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id),
  constraint overdraft_terms_fee_check CHECK ((fee >= 0)),
  constraint overdraft_terms_fees_a_day_check CHECK ((fees_a_day >= 1)),
  constraint overdraft_terms_most_check CHECK ((most >= 0))
);

create table party (
  membership_id text not null,
  person_id text not null,
  role text not null,
  from_at bigint not null,
  until_at bigint,
  granted_by text,
  daily_limit bigint,
  constraint party_key PRIMARY KEY (membership_id, person_id, from_at),
  constraint party_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES person(id),
  constraint party_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint party_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint party_daily_limit_check CHECK ((daily_limit > 0)),
  constraint party_ends_after_it_begins CHECK ((until_at >= from_at)),
  constraint party_role_check CHECK ((role = ANY (ARRAY['primary'::text, 'joint-owner'::text, 'authorised-user'::text, 'minor'::text, 'guardian'::text, 'power-of-attorney'::text, 'trustee'::text, 'beneficiary'::text, 'administrator'::text, 'initiator'::text, 'approver'::text, 'viewer'::text])))
);

CREATE INDEX party_by_person ON party USING btree (person_id);

create table party_sending (
  membership_id text not null,
  person_id text not null,
  day text not null,
  sent bigint not null,
  constraint party_sending_key PRIMARY KEY (membership_id, person_id, day),
  constraint party_sending_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint party_sending_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint party_sending_sent_check CHECK ((sent > 0))
);

create table passkey (
  id text not null,
  person_id text not null,
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  name text not null,
  added_at bigint not null,
  last_used_at bigint,
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_credential_id_key UNIQUE (credential_id),
  constraint passkey_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);

CREATE INDEX passkey_by_member ON passkey USING btree (person_id);

create table password_reset (
  token_hash text not null,
  person_id text,
  created_at bigint not null,
  expires_at bigint not null,
  constraint password_reset_pkey PRIMARY KEY (token_hash),
  constraint password_reset_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);

CREATE INDEX password_reset_by_member ON password_reset USING btree (person_id);

create table payee_rule (
  membership_id text not null,
  type text not null,
  payee text not null,
  category text not null,
  constraint payee_rule_key PRIMARY KEY (membership_id, type, payee),
  constraint payee_rule_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint payee_rule_type_check CHECK ((type = ANY (ARRAY['credit'::text, 'debit'::text])))
);

create table pending_authenticator (
  person_id text not null,
  sealed_secret text not null,
  tries_left integer not null,
  expires_at bigint not null,
  constraint pending_authenticator_pkey PRIMARY KEY (person_id),
  constraint pending_authenticator_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);

create table person_profile (
  person_id text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  street text not null,
  unit text not null,
  city text not null,
  state text not null,
  zip text not null,
  verified_at bigint,
  constraint person_profile_pkey PRIMARY KEY (person_id),
  constraint person_profile_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);

CREATE INDEX person_profile_by_email ON person_profile USING btree (lower(email));

CREATE INDEX person_profile_by_phone ON person_profile USING btree (phone);

create table person_settings (
  person_id text not null,
  two_factor integer not null,
  auto_logout_minutes integer,
  notify_email integer not null,
  notify_sms integer not null,
  notify_push integer not null,
  notify_security integer not null,
  password_chosen_at bigint,
  first_payment_delay_hours integer,
  notify_sign_ins integer not null default 0,
  constraint person_settings_pkey PRIMARY KEY (person_id),
  constraint person_settings_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint person_settings_auto_logout_minutes_check CHECK ((auto_logout_minutes = ANY (ARRAY[5, 15, 30, 60]))),
  constraint person_settings_notify_email_check CHECK ((notify_email = ANY (ARRAY[0, 1]))),
  constraint person_settings_notify_push_check CHECK ((notify_push = ANY (ARRAY[0, 1]))),
  constraint person_settings_notify_security_check CHECK ((notify_security = ANY (ARRAY[0, 1]))),
  constraint person_settings_notify_sign_ins_check CHECK ((notify_sign_ins = ANY (ARRAY[0, 1]))),
  constraint person_settings_notify_sms_check CHECK ((notify_sms = ANY (ARRAY[0, 1]))),
  constraint person_settings_two_factor_check CHECK ((two_factor = ANY (ARRAY[0, 1])))
);

create table product_terms (
  product_id text not null,
  valid_from text not null,
  rate integer not null,
  method text not null,
  minimum bigint not null,
  rounding text not null,
  opening_minimum bigint not null default 0,
  offered integer not null default 0,
  penalty_days integer,
  grace_days integer,
  constraint product_terms_key PRIMARY KEY (product_id, valid_from),
  constraint product_terms_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id),
  constraint product_terms_minimum_check CHECK ((minimum >= 0)),
  constraint product_terms_offered_check CHECK ((offered = ANY (ARRAY[0, 1]))),
  constraint product_terms_rate_check CHECK ((rate >= 0))
);

create table push_key (
  id text not null,
  public_key text not null,
  sealed_private_key text not null,
  constraint push_key_pkey PRIMARY KEY (id)
);

create table push_subscription (
  person_id text not null,
  id text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  browser_hash text,
  subscribed_at bigint not null,
  constraint push_subscription_key PRIMARY KEY (person_id, id),
  constraint push_subscription_endpoint UNIQUE (endpoint),
  constraint push_subscription_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint push_subscription_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text])))
);

create table receipt (
  membership_id text not null,
  id text not null,
  transaction_id text not null,
  media_type text not null,
  width integer not null,
  height integer not null,
  sha256 text not null,
  bytes integer not null,
  added_at bigint not null,
  content text,
  constraint receipt_key PRIMARY KEY (membership_id, id),
  constraint receipt_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id)
);

CREATE INDEX receipt_by_time ON receipt USING btree (membership_id, added_at);

CREATE INDEX receipt_of_transaction ON receipt USING btree (membership_id, transaction_id) WHERE (content IS NOT NULL);

create table recipient (
  id text not null,
  membership_id text not null,
  kind text not null,
  name text not null,
  email text,
  phone text,
  bank_name text,
  account_number text,
  routing_number text,
  created_at bigint not null,
  constraint recipient_pkey PRIMARY KEY (id),
  constraint recipient_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint recipient_kind_check CHECK ((kind = ANY (ARRAY['zelle'::text, 'external'::text])))
);

CREATE INDEX recipient_by_member ON recipient USING btree (membership_id);

create table recovery_code (
  person_id text not null,
  code_hash text not null,
  made_at bigint not null,
  used_at bigint,
  constraint recovery_code_key PRIMARY KEY (person_id, code_hash),
  constraint recovery_code_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);

create table safe_deposit_charge (
  id text not null,
  box_id text not null,
  sequence integer not null,
  day text not null,
  amount bigint not null,
  due_at bigint,
  failed_at bigint,
  paid_at bigint,
  posting_id text,
  constraint safe_deposit_charge_pkey PRIMARY KEY (id),
  constraint safe_deposit_charge_posting_id_key UNIQUE (posting_id),
  constraint safe_deposit_charge_sequence_unique UNIQUE (box_id, sequence),
  constraint safe_deposit_charge_box_id_fkey FOREIGN KEY (box_id) REFERENCES safe_deposit_box(id),
  constraint safe_deposit_charge_amount_check CHECK ((amount > 0)),
  constraint safe_deposit_charge_due_until_paid CHECK (((due_at IS NULL) = (paid_at IS NOT NULL))),
  constraint safe_deposit_charge_paid_how CHECK (((paid_at IS NULL) = (posting_id IS NULL))),
  constraint safe_deposit_charge_sequence_check CHECK ((sequence > 0))
);

CREATE INDEX safe_deposit_charge_due ON safe_deposit_charge USING btree (due_at) WHERE (due_at IS NOT NULL);

create table transfer_series (
  id text not null,
  membership_id text not null,
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
  repeat text not null,
  first_day text not null,
  created_at bigint not null,
  confirmed integer,
  goal_id text,
  purpose text,
  name_check text,
  constraint transfer_series_pkey PRIMARY KEY (id),
  constraint transfer_series_amount_check CHECK ((amount > 0)),
  constraint transfer_series_kind_check CHECK ((kind = ANY (ARRAY['internal'::text, 'zelle'::text, 'external'::text]))),
  constraint transfer_series_repeat_check CHECK ((repeat = ANY (ARRAY['once'::text, 'weekly'::text, 'every-two-weeks'::text, 'monthly'::text]))),
  constraint transfer_series_to_another_account CHECK ((from_account_id <> to_account_id))
);

CREATE INDEX transfer_series_by_recipient ON transfer_series USING btree (recipient_id) WHERE (recipient_id IS NOT NULL);

CREATE TRIGGER transfer_series_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON transfer_series FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table scheduled_transfer (
  id text not null,
  series_id text not null,
  sequence integer not null,
  membership_id text not null,
  day text not null,
  status text not null,
  due_at bigint,
  settled_at bigint,
  reason text,
  transfer_id text,
  constraint scheduled_transfer_pkey PRIMARY KEY (id),
  constraint scheduled_transfer_sequence_unique UNIQUE (series_id, sequence),
  constraint scheduled_transfer_transfer_id_key UNIQUE (transfer_id),
  constraint scheduled_transfer_series_id_fkey FOREIGN KEY (series_id) REFERENCES transfer_series(id),
  constraint scheduled_transfer_due_while_scheduled CHECK (((status = 'scheduled'::text) = (due_at IS NOT NULL))),
  constraint scheduled_transfer_failed_why CHECK (((status = 'failed'::text) = (reason IS NOT NULL))),
  constraint scheduled_transfer_sent_as CHECK (((status = 'sent'::text) = (transfer_id IS NOT NULL))),
  constraint scheduled_transfer_sequence_check CHECK ((sequence > 0)),
  constraint scheduled_transfer_settled_afterwards CHECK (((status = 'scheduled'::text) = (settled_at IS NULL))),
  constraint scheduled_transfer_status_check CHECK ((status = ANY (ARRAY['scheduled'::text, 'sent'::text, 'failed'::text, 'cancelled'::text])))
);

CREATE INDEX scheduled_transfer_ahead ON scheduled_transfer USING btree (membership_id, due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX scheduled_transfer_due ON scheduled_transfer USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX scheduled_transfer_failed ON scheduled_transfer USING btree (membership_id, settled_at) WHERE (reason IS NOT NULL);

CREATE UNIQUE INDEX scheduled_transfer_ahead_unique ON scheduled_transfer USING btree (series_id) WHERE (due_at IS NOT NULL);

create table sealing_key (
  id text not null,
  fingerprint text not null,
  constraint sealing_key_pkey PRIMARY KEY (id)
);

create table search_phrase (
  membership_id text not null,
  phrase bigint not null,
  account_id text not null,
  category text not null,
  text text not null,
  constraint search_phrase_key PRIMARY KEY (membership_id, phrase, text)
);

create table server_process (
  id text not null,
  started_at bigint not null,
  seen_at bigint not null,
  constraint server_process_pkey PRIMARY KEY (id)
);

create table session (
  token_hash text not null,
  person_id text not null,
  created_at bigint not null,
  seen_at bigint not null,
  expires_at bigint not null,
  ended_at bigint,
  address text not null,
  device text not null,
  id text,
  former_token_hash text,
  token_since bigint,
  constraint session_pkey PRIMARY KEY (token_hash),
  constraint session_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);

CREATE INDEX session_by_member ON session USING btree (person_id, created_at);

CREATE INDEX session_former_token ON session USING btree (former_token_hash) WHERE (former_token_hash IS NOT NULL);

CREATE UNIQUE INDEX session_id ON session USING btree (id);

create table split_part (
  membership_id text not null,
  transaction_id text not null,
  category text not null,
  amount bigint not null,
  constraint split_part_key PRIMARY KEY (membership_id, transaction_id, category),
  constraint split_part_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint split_part_amount_check CHECK ((amount > 0))
);

create table staff_call (
  person_id text not null,
  began_at bigint not null,
  until_at bigint not null,
  constraint staff_call_pkey PRIMARY KEY (person_id),
  constraint staff_call_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);

create table statement (
  account_id text not null,
  month text not null,
  written_at bigint not null,
  content text not null,
  constraint statement_key PRIMARY KEY (account_id, month)
);

CREATE TRIGGER statement_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON statement FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table statement_run (
  month text not null,
  due_at bigint,
  constraint statement_run_pkey PRIMARY KEY (month)
);

CREATE INDEX statement_run_due ON statement_run USING btree (due_at) WHERE (due_at IS NOT NULL);

create table tax_form (
  membership_id text not null,
  year text not null,
  written_at bigint not null,
  content text,
  constraint tax_form_key PRIMARY KEY (membership_id, year)
);

CREATE TRIGGER tax_form_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON tax_form FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table tax_form_run (
  month text not null,
  due_at bigint,
  constraint tax_form_run_pkey PRIMARY KEY (month)
);

create table transaction_note (
  transaction_id text not null,
  membership_id text not null,
  note text not null,
  tags text not null,
  search_text text not null,
  constraint transaction_note_pkey PRIMARY KEY (transaction_id),
  constraint transaction_note_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES membership(id),
  constraint transaction_note_search_text_check CHECK ((search_text <> ''::text))
);

CREATE INDEX transaction_note_by_member ON transaction_note USING btree (membership_id);

create table transfer (
  id text not null,
  membership_id text not null,
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
  waits_until bigint,
  confirmed integer,
  goal_id text,
  purpose text,
  name_check text,
  limited_person_id text,
  constraint transfer_pkey PRIMARY KEY (id),
  constraint transfer_amount_check CHECK ((amount > 0)),
  constraint transfer_check CHECK (((waits_until IS NULL) OR (status = ANY (ARRAY['processing'::text, 'pending'::text])))),
  constraint transfer_due_while_processing CHECK (((status = 'processing'::text) = (due_at IS NOT NULL))),
  constraint transfer_kind_check CHECK ((kind = ANY (ARRAY['internal'::text, 'zelle'::text, 'external'::text]))),
  constraint transfer_status_check CHECK ((status = ANY (ARRAY['completed'::text, 'processing'::text, 'pending'::text, 'failed'::text, 'cancelled'::text]))),
  constraint transfer_to_another_account CHECK ((from_account_id <> to_account_id))
);

CREATE INDEX transfer_by_goal ON transfer USING btree (membership_id, goal_id) WHERE (goal_id IS NOT NULL);

CREATE INDEX transfer_by_recipient ON transfer USING btree (recipient_id, at) WHERE (recipient_id IS NOT NULL);

CREATE INDEX transfer_due ON transfer USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX transfer_to_others ON transfer USING btree (membership_id, kind, account_number) WHERE (to_account_id IS NULL);

CREATE INDEX transfer_unfinished ON transfer USING btree (membership_id, status) WHERE (status = ANY (ARRAY['processing'::text, 'pending'::text]));

CREATE INDEX transfer_waiting ON transfer USING btree (waits_until) WHERE (waits_until IS NOT NULL);

create table transfer_status (
  transfer_id text not null,
  sequence integer not null,
  status text not null,
  at bigint not null,
  reason text,
  constraint transfer_status_key PRIMARY KEY (transfer_id, sequence),
  constraint transfer_status_status_check CHECK ((status = ANY (ARRAY['completed'::text, 'processing'::text, 'pending'::text, 'failed'::text, 'cancelled'::text])))
);

CREATE TRIGGER transfer_status_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON transfer_status FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

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

CREATE INDEX travel_notice_by_card ON travel_notice USING btree (card_id, last_day);

create table trusted_contact (
  id text not null,
  person_id text not null,
  name text not null,
  relationship text not null,
  email text,
  phone text,
  token_hash text not null,
  named_at bigint not null,
  introduced_at bigint,
  declined_at bigint,
  ended_at bigint,
  constraint trusted_contact_pkey PRIMARY KEY (id),
  constraint trusted_contact_token_hash_key UNIQUE (token_hash),
  constraint trusted_contact_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint trusted_contact_can_be_reached CHECK (((email IS NOT NULL) OR (phone IS NOT NULL)))
);

CREATE INDEX trusted_contact_by_email ON trusted_contact USING btree (email, named_at);

CREATE INDEX trusted_contact_by_person ON trusted_contact USING btree (person_id, named_at);

CREATE INDEX trusted_contact_by_phone ON trusted_contact USING btree (phone, named_at);

CREATE UNIQUE INDEX trusted_contact_present ON trusted_contact USING btree (person_id) WHERE (ended_at IS NULL);

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
