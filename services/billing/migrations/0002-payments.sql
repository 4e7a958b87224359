-- Orders, refunds, webhook events and incidents. Only the transition created → paid credits a purchase, so that the
-- checkout's callback, the webhook and the reconciler credit it once together.
-- Further SQLSTATEs: TK410 nothing left to refund, TK429 too many open orders.

CREATE TABLE payment_order (
  -- Also the provider's receipt, so that a repeated creation finds the same order there.
  id                uuid PRIMARY KEY,
  user_id           uuid NOT NULL REFERENCES wallet,
  plan              text NOT NULL,
  tokens            integer NOT NULL CHECK (tokens > 0),
  amount_paise      integer NOT NULL CHECK (amount_paise > 0),
  currency          text NOT NULL CHECK (currency = 'INR'),
  idempotency_key   text CHECK (length(idempotency_key) BETWEEN 1 AND 200),
  provider_order_id text UNIQUE,
  payment_id        text UNIQUE,
  status            text NOT NULL DEFAULT 'creating' CHECK (status IN ('creating', 'created', 'paid')),
  created_at        timestamptz NOT NULL DEFAULT now(),
  paid_at           timestamptz,
  -- When the reconciler asks the provider next; null: never again.
  next_check_at     timestamptz,
  CONSTRAINT one_order_per_key UNIQUE (user_id, idempotency_key),
  CONSTRAINT known_at_provider CHECK ((status = 'creating') = (provider_order_id IS NULL)),
  CONSTRAINT paid_by_a_payment CHECK ((status = 'paid') = (payment_id IS NOT NULL) AND (status = 'paid') = (paid_at IS NOT NULL))
);
CREATE INDEX payment_order_of_user ON payment_order (user_id, created_at);
CREATE INDEX payment_order_due ON payment_order (next_check_at) WHERE status = 'created';

CREATE TABLE refund (
  -- Of an unused part: also the id of the hold that reserves its tokens.
  id                 uuid PRIMARY KEY,
  order_id           uuid NOT NULL REFERENCES payment_order,
  payment_id         text NOT NULL,
  kind               text NOT NULL CHECK (kind IN ('unused', 'duplicate')),
  tokens             integer NOT NULL CHECK (tokens >= 0),
  amount_paise       integer NOT NULL CHECK (amount_paise > 0),
  reason             text NOT NULL CHECK (length(reason) <= 500),
  actor_id           uuid,
  idempotency_key    text UNIQUE,
  provider_refund_id text UNIQUE,
  status             text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'pending', 'processed', 'failed')),
  attempts           integer NOT NULL DEFAULT 0,
  next_attempt_at    timestamptz NOT NULL DEFAULT now(),
  created_at         timestamptz NOT NULL DEFAULT now(),
  resolved_at        timestamptz,
  CONSTRAINT unused_is_signed CHECK ((kind = 'unused') = (tokens > 0) AND (kind = 'unused') = (actor_id IS NOT NULL AND idempotency_key IS NOT NULL)),
  CONSTRAINT refund_resolved_when_final CHECK ((status IN ('processed', 'failed')) = (resolved_at IS NOT NULL))
);
CREATE UNIQUE INDEX one_refund_per_duplicate ON refund (payment_id) WHERE kind = 'duplicate';
CREATE INDEX refund_of_order ON refund (order_id);
CREATE INDEX refund_due ON refund (next_attempt_at) WHERE status IN ('queued', 'pending');

CREATE TABLE webhook_event (
  id          text PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 200),
  event       text NOT NULL,
  body        text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  handled_at  timestamptz,
  outcome     text,
  CONSTRAINT handled_with_outcome CHECK ((handled_at IS NULL) = (outcome IS NULL))
);
CREATE INDEX webhook_event_handled ON webhook_event (handled_at) WHERE handled_at IS NOT NULL;

-- Events that no honest client or provider causes. A repeated event keeps its one row.
CREATE TABLE payment_incident (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind       text NOT NULL,
  order_id   text NOT NULL,
  payment_id text NOT NULL DEFAULT '',
  user_id    uuid,
  detail     jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT told_once UNIQUE (kind, order_id, payment_id)
);
CREATE TRIGGER incident_is_append_only BEFORE UPDATE OR DELETE ON payment_incident FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER incident_is_not_truncated BEFORE TRUNCATE ON payment_incident FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_is_kept BEFORE DELETE ON payment_order FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refund_is_kept BEFORE DELETE ON refund FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION guard_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.user_id, NEW.plan, NEW.tokens, NEW.amount_paise, NEW.currency, NEW.idempotency_key)
     IS DISTINCT FROM (OLD.id, OLD.user_id, OLD.plan, OLD.tokens, OLD.amount_paise, OLD.currency, OLD.idempotency_key) THEN
    RAISE EXCEPTION 'what order % sells may not change', OLD.id;
  END IF;
  IF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN (('creating', 'created'), ('created', 'paid')) THEN
    RAISE EXCEPTION 'order % may not go from % to %', OLD.id, OLD.status, NEW.status;
  END IF;
  IF OLD.payment_id IS DISTINCT FROM NEW.payment_id AND OLD.payment_id IS NOT NULL
     OR OLD.provider_order_id IS DISTINCT FROM NEW.provider_order_id AND OLD.provider_order_id IS NOT NULL THEN
    RAISE EXCEPTION 'the provider ids of order % are final', OLD.id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER order_moves_forward BEFORE UPDATE ON payment_order FOR EACH ROW EXECUTE FUNCTION guard_order();

CREATE FUNCTION guard_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status IN ('processed', 'failed') THEN RAISE EXCEPTION 'refund % is final', OLD.id; END IF;
  IF (NEW.id, NEW.order_id, NEW.payment_id, NEW.kind, NEW.tokens, NEW.amount_paise)
     IS DISTINCT FROM (OLD.id, OLD.order_id, OLD.payment_id, OLD.kind, OLD.tokens, OLD.amount_paise) THEN
    RAISE EXCEPTION 'what refund % gives back may not change', OLD.id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refund_moves_forward BEFORE UPDATE ON refund FOR EACH ROW EXECUTE FUNCTION guard_refund();

CREATE FUNCTION incident_note(p_kind text, p_order text, p_payment text, p_user uuid, p_detail jsonb) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
BEGIN
  INSERT INTO payment_incident (kind, order_id, payment_id, user_id, detail) VALUES (p_kind, p_order, p_payment, p_user, p_detail)
    ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;

-- Opens an order, or answers the one that the same key opened before.
CREATE FUNCTION order_open(p_id uuid, p_user uuid, p_plan text, p_tokens integer, p_amount_paise integer, p_key text, p_max_open integer)
RETURNS payment_order LANGUAGE plpgsql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
DECLARE
  o payment_order;
BEGIN
  INSERT INTO wallet (user_id) VALUES (p_user) ON CONFLICT DO NOTHING;
  PERFORM 1 FROM wallet WHERE user_id = p_user FOR NO KEY UPDATE;
  SELECT * INTO o FROM payment_order WHERE user_id = p_user AND idempotency_key = p_key;
  IF FOUND THEN
    IF o.plan <> p_plan THEN RAISE EXCEPTION 'key was used for plan %', o.plan USING ERRCODE = 'TK409'; END IF;
    RETURN o;
  END IF;
  IF (SELECT count(*) FROM payment_order WHERE user_id = p_user AND status <> 'paid' AND created_at > now() - interval '1 hour') >= p_max_open THEN
    RAISE EXCEPTION 'too many open orders' USING ERRCODE = 'TK429';
  END IF;
  INSERT INTO payment_order (id, user_id, plan, tokens, amount_paise, currency, idempotency_key)
    VALUES (p_id, p_user, p_plan, p_tokens, p_amount_paise, 'INR', p_key) RETURNING * INTO o;
  RETURN o;
END $$;

-- The first provider order that is attached stays.
CREATE FUNCTION order_attach(p_id uuid, p_provider_order_id text, p_first_check interval)
RETURNS payment_order LANGUAGE plpgsql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
DECLARE
  o payment_order;
BEGIN
  UPDATE payment_order SET status = 'created', provider_order_id = p_provider_order_id, next_check_at = now() + p_first_check
    WHERE id = p_id AND status = 'creating';
  SELECT * INTO o FROM payment_order WHERE id = p_id;
  RETURN o;
END $$;

-- Books a captured payment. Outcomes: credited (now), already (this payment, before), duplicate (a second payment: its
-- refund is queued), mismatch (not what the order sells; nothing is booked), unknown (no such order here).
CREATE FUNCTION order_settle(
  p_provider_order_id text, p_payment_id text, p_amount_paise integer, p_currency text, p_duplicate_refund_id uuid,
  OUT o_outcome text, OUT o_user uuid, OUT o_tokens integer, OUT o_balance integer
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
DECLARE
  o payment_order;
BEGIN
  SELECT * INTO o FROM payment_order WHERE provider_order_id = p_provider_order_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    o_outcome := 'unknown';
    RETURN;
  END IF;
  o_user := o.user_id;
  o_tokens := o.tokens;
  IF p_amount_paise <> o.amount_paise OR p_currency <> o.currency
     OR EXISTS (SELECT 1 FROM payment_order other WHERE other.payment_id = p_payment_id AND other.id <> o.id) THEN
    PERFORM incident_note('payment-differs-from-order', p_provider_order_id, p_payment_id, o.user_id,
      jsonb_build_object('amountPaise', p_amount_paise, 'currency', p_currency, 'orderAmountPaise', o.amount_paise));
    o_outcome := 'mismatch';
  ELSIF o.status = 'created' THEN
    UPDATE payment_order SET status = 'paid', payment_id = p_payment_id, paid_at = now(), next_check_at = NULL WHERE id = o.id;
    PERFORM credit(o.user_id, 'purchase', o.id::text, o.tokens);
    o_outcome := 'credited';
  ELSIF o.payment_id = p_payment_id THEN
    o_outcome := 'already';
  ELSE
    INSERT INTO refund (id, order_id, payment_id, kind, tokens, amount_paise, reason)
      VALUES (p_duplicate_refund_id, o.id, p_payment_id, 'duplicate', 0, p_amount_paise, 'second payment of one order')
      ON CONFLICT (payment_id) WHERE kind = 'duplicate' DO NOTHING;
    o_outcome := 'duplicate';
  END IF;
  SELECT posted - held INTO o_balance FROM wallet WHERE user_id = o.user_id;
END $$;

-- Orders whose payment may have been missed, each given to one caller. Every minute in the first quarter of an hour,
-- then often enough for delivery within five minutes while a checkout can be open, then hourly: a payment marked
-- failed may still be authorized up to three days later.
CREATE FUNCTION orders_to_check(p_limit integer) RETURNS SETOF payment_order
LANGUAGE sql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
  UPDATE payment_order o SET next_check_at = CASE
      WHEN o.created_at > now() - interval '15 minutes' THEN now() + interval '1 minute'
      WHEN o.created_at > now() - interval '2 hours' THEN now() + interval '4 minutes'
      WHEN o.created_at > now() - interval '4 days' THEN now() + interval '1 hour'
    END
  FROM (
    SELECT id FROM payment_order WHERE status = 'created' AND next_check_at <= now()
    ORDER BY next_check_at LIMIT p_limit FOR UPDATE SKIP LOCKED
  ) due
  WHERE o.id = due.id
  RETURNING o.*;
$$;

CREATE FUNCTION order_check_soon(p_provider_order_id text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
  UPDATE payment_order SET next_check_at = now() WHERE provider_order_id = p_provider_order_id AND status = 'created';
$$;

-- Tokens of an order that are neither spent, reserved nor refunded, when the oldest credit is spent first.
CREATE FUNCTION unused_tokens(p_order uuid) RETURNS integer
LANGUAGE sql STABLE SET search_path = billing, pg_temp AS $$
  WITH owner AS (SELECT user_id FROM payment_order WHERE id = p_order),
  lot AS (
    SELECT t.seq, t.kind, t.ref, t.delta - coalesce((
        SELECT sum(r.tokens) FROM refund r
        WHERE t.kind = 'purchase' AND r.order_id::text = t.ref AND r.kind = 'unused' AND r.status <> 'failed'), 0) AS size
    FROM transfer t WHERE t.user_id = (SELECT user_id FROM owner) AND t.delta > 0
  ),
  spent AS (
    SELECT coalesce((SELECT -sum(delta) FROM transfer WHERE user_id = (SELECT user_id FROM owner) AND delta < 0 AND kind IN ('usage', 'adjust')), 0)
         + coalesce((SELECT sum(amount) FROM hold WHERE user_id = (SELECT user_id FROM owner) AND state = 'pending' AND purpose = 'analysis'), 0) AS tokens
  ),
  filled AS (SELECT kind, ref, size, sum(size) OVER (ORDER BY seq) AS through FROM lot)
  SELECT coalesce((
    SELECT greatest(0, least(size, through - (SELECT tokens FROM spent))) FROM filled WHERE kind = 'purchase' AND ref = p_order::text
  ), 0)::integer;
$$;

-- Reserves the unused tokens of a paid order for a refund, or answers the refund that the same key opened before.
CREATE FUNCTION refund_open(p_id uuid, p_provider_order_id text, p_reason text, p_actor uuid, p_key text)
RETURNS refund LANGUAGE plpgsql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
DECLARE
  o payment_order;
  r refund;
  v_unused integer;
  v_before integer;
  v_paid_back integer;
BEGIN
  SELECT * INTO o FROM payment_order WHERE provider_order_id = p_provider_order_id AND status = 'paid' FOR NO KEY UPDATE;
  IF NOT FOUND THEN RAISE EXCEPTION 'paid order % is unknown', p_provider_order_id USING ERRCODE = 'TK404'; END IF;
  SELECT * INTO r FROM refund WHERE idempotency_key = p_key;
  IF FOUND THEN
    IF r.order_id <> o.id OR r.reason <> p_reason THEN RAISE EXCEPTION 'key was used for another refund' USING ERRCODE = 'TK409'; END IF;
    RETURN r;
  END IF;
  PERFORM 1 FROM wallet WHERE user_id = o.user_id FOR NO KEY UPDATE;
  v_unused := unused_tokens(o.id);
  IF v_unused = 0 THEN RAISE EXCEPTION 'nothing of order % is unused', o.id USING ERRCODE = 'TK410'; END IF;
  SELECT coalesce(sum(tokens), 0), coalesce(sum(amount_paise), 0) INTO v_before, v_paid_back
    FROM refund WHERE order_id = o.id AND kind = 'unused' AND status <> 'failed';
  PERFORM hold_create(p_id, o.user_id, v_unused, interval '100 years', 'refund');
  -- Rounded down over all refunds of the order, so that several partial refunds add up to one full refund.
  INSERT INTO refund (id, order_id, payment_id, kind, tokens, amount_paise, reason, actor_id, idempotency_key)
    VALUES (p_id, o.id, o.payment_id, 'unused', v_unused,
      (o.amount_paise::bigint * (v_before + v_unused) / o.tokens)::integer - v_paid_back, p_reason, p_actor, p_key)
    RETURNING * INTO r;
  RETURN r;
END $$;

-- Refunds to send or to ask about, each given to one caller until its next attempt.
CREATE FUNCTION refunds_to_attempt(p_limit integer) RETURNS SETOF refund
LANGUAGE sql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
  UPDATE refund r SET attempts = r.attempts + 1,
    next_attempt_at = now() + least(interval '1 hour', interval '15 seconds' * power(2, least(r.attempts, 10)))
  FROM (
    SELECT id FROM refund WHERE status IN ('queued', 'pending') AND next_attempt_at <= now()
    ORDER BY next_attempt_at LIMIT p_limit FOR UPDATE SKIP LOCKED
  ) due
  WHERE r.id = due.id
  RETURNING r.*;
$$;

-- Gives one refund to the caller at once, unless somebody has it.
CREATE FUNCTION refund_attempt(p_id uuid) RETURNS SETOF refund
LANGUAGE sql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
  UPDATE refund SET attempts = attempts + 1, next_attempt_at = now() + interval '15 seconds'
  WHERE id = p_id AND status = 'queued' AND next_attempt_at <= now()
  RETURNING *;
$$;

CREATE FUNCTION refund_accepted(p_id uuid, p_provider_refund_id text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
  UPDATE refund SET status = 'pending', provider_refund_id = p_provider_refund_id, attempts = 0, next_attempt_at = now() + interval '1 minute'
  WHERE id = p_id AND status = 'queued';
$$;

-- Ends a refund: processed takes the reserved tokens, failed gives them back.
CREATE FUNCTION refund_resolve(
  p_id uuid, p_provider_refund_id text, p_to text,
  OUT o_changed boolean, OUT o_user uuid, OUT o_balance integer, OUT o_tokens integer
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
DECLARE
  r refund;
BEGIN
  IF p_to NOT IN ('processed', 'failed') THEN RAISE EXCEPTION 'bad end %', p_to; END IF;
  UPDATE refund SET status = p_to, resolved_at = now(), provider_refund_id = coalesce(provider_refund_id, p_provider_refund_id)
    WHERE id = p_id AND status IN ('queued', 'pending') RETURNING * INTO r;
  o_changed := FOUND;
  IF NOT FOUND THEN SELECT * INTO r FROM refund WHERE id = p_id; END IF;
  o_tokens := r.tokens;
  SELECT user_id INTO o_user FROM payment_order WHERE id = r.order_id;
  IF o_changed AND r.tokens > 0 THEN
    PERFORM hold_end(r.id, CASE p_to WHEN 'processed' THEN 'captured' ELSE 'voided' END);
  END IF;
  SELECT posted - held INTO o_balance FROM wallet WHERE user_id = o_user;
END $$;

-- false: this event was handled before.
CREATE FUNCTION webhook_take(p_id text, p_event text, p_body text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
BEGIN
  INSERT INTO webhook_event (id, event, body) VALUES (p_id, p_event, p_body) ON CONFLICT DO NOTHING;
  RETURN EXISTS (SELECT 1 FROM webhook_event WHERE id = p_id AND handled_at IS NULL);
END $$;

CREATE FUNCTION webhook_done(p_id text, p_outcome text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
  UPDATE webhook_event SET handled_at = now(), outcome = p_outcome WHERE id = p_id AND handled_at IS NULL;
$$;

-- Providers repeat an event for a day; a month is kept for questions.
CREATE FUNCTION webhook_purge(p_limit integer) RETURNS integer
LANGUAGE sql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
  WITH gone AS (
    DELETE FROM webhook_event WHERE id IN (SELECT id FROM webhook_event WHERE handled_at < now() - interval '30 days' LIMIT p_limit)
    RETURNING 1
  )
  SELECT count(*)::integer FROM gone;
$$;

-- The user's largest purchase without a refund. A purchase that was refunded in part does not count.
CREATE VIEW standing_purchase AS
  SELECT o.user_id, max(o.tokens) AS tokens FROM payment_order o
  WHERE o.status = 'paid' AND NOT EXISTS (SELECT 1 FROM refund r WHERE r.order_id = o.id AND r.kind = 'unused' AND r.status <> 'failed')
  GROUP BY o.user_id;

CREATE VIEW drift_order AS
  SELECT o.id AS order_id, o.status, t.id AS transfer_id
  FROM payment_order o FULL JOIN (SELECT * FROM transfer WHERE kind = 'purchase') t ON t.ref = o.id::text
  WHERE o.id IS NULL OR (o.status = 'paid') <> (t.id IS NOT NULL)
     OR (t.id IS NOT NULL AND (t.user_id <> o.user_id OR t.delta <> o.tokens));

CREATE VIEW drift_refund AS
  SELECT r.id AS refund_id, r.status, h.id AS hold_id, h.state
  FROM (SELECT * FROM refund WHERE kind = 'unused') r FULL JOIN (SELECT * FROM hold WHERE purpose = 'refund') h ON h.id = r.id
  WHERE r.id IS NULL OR h.id IS NULL OR r.tokens <> h.amount
     OR h.state <> (CASE r.status WHEN 'processed' THEN 'captured' WHEN 'failed' THEN 'voided' ELSE 'pending' END);

REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA billing FROM PUBLIC;
GRANT SELECT ON ALL TABLES IN SCHEMA billing TO evident_billing;
GRANT EXECUTE ON FUNCTION
  incident_note(text, text, text, uuid, jsonb),
  order_open(uuid, uuid, text, integer, integer, text, integer),
  order_attach(uuid, text, interval),
  order_settle(text, text, integer, text, uuid),
  orders_to_check(integer),
  order_check_soon(text),
  unused_tokens(uuid),
  refund_open(uuid, text, text, uuid, text),
  refunds_to_attempt(integer),
  refund_attempt(uuid),
  refund_accepted(uuid, text),
  refund_resolve(uuid, text, text),
  webhook_take(text, text, text),
  webhook_done(text, text),
  webhook_purge(integer)
TO evident_billing;
