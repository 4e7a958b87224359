-- Wallets, holds and transfers. Every change goes through a function of this schema: the service's role may read and
-- execute, never write. Custom SQLSTATEs: TK402 too few free tokens, TK404 unknown, TK409 an id or key reused for
-- something else.

CREATE TABLE wallet (
  user_id    uuid PRIMARY KEY,
  posted     integer NOT NULL DEFAULT 0,
  held       integer NOT NULL DEFAULT 0,
  -- Counts the wallet's transfers: the next transfer's seq.
  version    integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT held_not_negative CHECK (held >= 0),
  CONSTRAINT never_overspent CHECK (posted >= held)
);

CREATE TABLE hold (
  id          uuid PRIMARY KEY,
  user_id     uuid NOT NULL REFERENCES wallet,
  amount      integer NOT NULL CHECK (amount > 0),
  purpose     text NOT NULL CHECK (purpose IN ('analysis', 'refund')),
  state       text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'captured', 'voided', 'expired')),
  expires_at  timestamptz NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  resolved_at timestamptz,
  CONSTRAINT resolved_when_final CHECK ((state = 'pending') = (resolved_at IS NULL))
);
CREATE INDEX hold_due ON hold (expires_at) WHERE state = 'pending';
CREATE INDEX hold_of_user ON hold (user_id) WHERE state = 'pending';

-- One row holds both legs: the system leg is -delta, so the books always sum to zero.
CREATE TABLE transfer (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind         text NOT NULL CHECK (kind IN ('signup', 'purchase', 'usage', 'refund', 'adjust')),
  -- signup: user id; purchase: order id; usage, refund: hold id; adjust: the admin's own reference.
  ref          text NOT NULL CHECK (length(ref) BETWEEN 1 AND 200),
  user_id      uuid NOT NULL REFERENCES wallet,
  delta        integer NOT NULL CHECK (delta <> 0),
  posted_after integer NOT NULL CHECK (posted_after >= 0),
  seq          integer NOT NULL CHECK (seq > 0),
  reason       text CHECK (length(reason) <= 500),
  actor_id     uuid,
  created_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT one_effect_per_ref UNIQUE (kind, ref),
  CONSTRAINT no_lost_update UNIQUE (user_id, seq),
  CONSTRAINT sign_fits_kind CHECK (kind = 'adjust' OR (kind IN ('signup', 'purchase')) = (delta > 0)),
  CONSTRAINT adjustments_are_signed CHECK (kind <> 'adjust' OR (actor_id IS NOT NULL AND reason IS NOT NULL))
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% may not be changed by %', TG_TABLE_NAME, lower(TG_OP);
END $$;
CREATE TRIGGER transfer_is_append_only BEFORE UPDATE OR DELETE ON transfer FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transfer_is_not_truncated BEFORE TRUNCATE ON transfer FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER wallet_is_kept BEFORE DELETE ON wallet FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER hold_is_kept BEFORE DELETE ON hold FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION guard_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'pending' THEN RAISE EXCEPTION 'hold % is final', OLD.id; END IF;
  IF (NEW.id, NEW.user_id, NEW.amount, NEW.purpose) IS DISTINCT FROM (OLD.id, OLD.user_id, OLD.amount, OLD.purpose) THEN
    RAISE EXCEPTION 'only the state of hold % may change', OLD.id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER hold_moves_forward BEFORE UPDATE ON hold FOR EACH ROW EXECUTE FUNCTION guard_hold();

-- Adds tokens once per (kind, ref). Not granted to the service: only the functions of signup and orders call it.
CREATE FUNCTION credit(p_user uuid, p_kind text, p_ref text, p_amount integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
DECLARE
  w wallet;
  t transfer;
BEGIN
  IF p_kind NOT IN ('signup', 'purchase') OR p_amount <= 0 THEN RAISE EXCEPTION 'bad credit'; END IF;
  INSERT INTO wallet (user_id) VALUES (p_user) ON CONFLICT DO NOTHING;
  -- FOR UPDATE would deadlock against the share locks that foreign keys take.
  PERFORM 1 FROM wallet WHERE user_id = p_user FOR NO KEY UPDATE;
  SELECT * INTO t FROM transfer WHERE kind = p_kind AND ref = p_ref;
  IF FOUND THEN
    IF t.user_id <> p_user OR t.delta <> p_amount THEN
      RAISE EXCEPTION 'reference % was used for another credit', p_ref USING ERRCODE = 'TK409';
    END IF;
    RETURN false;
  END IF;
  UPDATE wallet SET posted = posted + p_amount, version = version + 1 WHERE user_id = p_user RETURNING * INTO w;
  INSERT INTO transfer (kind, ref, user_id, delta, posted_after, seq)
    VALUES (p_kind, p_ref, p_user, p_amount, w.posted, w.version);
  RETURN true;
END $$;

CREATE FUNCTION wallet_open(p_user uuid, p_amount integer) RETURNS boolean
LANGUAGE sql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
  SELECT credit(p_user, 'signup', p_user::text, p_amount);
$$;

-- o_changed: this call created the hold. A repeated call answers the hold's current state.
CREATE FUNCTION hold_create(
  p_id uuid, p_user uuid, p_amount integer, p_ttl interval, p_purpose text,
  OUT o_state text, OUT o_tokens integer, OUT o_changed boolean, OUT o_user uuid
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
DECLARE
  h hold;
BEGIN
  o_changed := false;
  o_user := p_user;
  -- One statement checks and reserves, so that two calls cannot spend the same token.
  UPDATE wallet SET held = held + p_amount
    WHERE user_id = p_user AND posted - held >= p_amount AND NOT EXISTS (SELECT 1 FROM hold WHERE id = p_id);
  IF FOUND THEN
    BEGIN
      INSERT INTO hold (id, user_id, amount, purpose, expires_at) VALUES (p_id, p_user, p_amount, p_purpose, now() + p_ttl);
      o_changed := true;
    EXCEPTION WHEN unique_violation THEN
      UPDATE wallet SET held = held - p_amount WHERE user_id = p_user;
    END;
  END IF;
  SELECT * INTO h FROM hold WHERE id = p_id;
  IF NOT FOUND THEN RAISE EXCEPTION 'too few free tokens' USING ERRCODE = 'TK402'; END IF;
  IF (h.user_id, h.amount, h.purpose) IS DISTINCT FROM (p_user, p_amount, p_purpose) THEN
    RAISE EXCEPTION 'hold % exists with other data', p_id USING ERRCODE = 'TK409';
  END IF;
  o_state := h.state;
  SELECT posted - held INTO o_tokens FROM wallet WHERE user_id = p_user;
END $$;

-- Ends a pending hold. Only the first end has an effect. The role may not call it, only the checked variants below.
CREATE FUNCTION hold_end(
  p_id uuid, p_to text,
  OUT o_state text, OUT o_tokens integer, OUT o_changed boolean, OUT o_user uuid
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
DECLARE
  h hold;
  w wallet;
BEGIN
  UPDATE hold SET state = p_to, resolved_at = now() WHERE id = p_id AND state = 'pending' RETURNING * INTO h;
  o_changed := FOUND;
  IF NOT FOUND THEN
    SELECT * INTO h FROM hold WHERE id = p_id;
    IF NOT FOUND THEN RAISE EXCEPTION 'hold % is unknown', p_id USING ERRCODE = 'TK404'; END IF;
  ELSIF p_to = 'captured' THEN
    UPDATE wallet SET held = held - h.amount, posted = posted - h.amount, version = version + 1
      WHERE user_id = h.user_id RETURNING * INTO w;
    INSERT INTO transfer (kind, ref, user_id, delta, posted_after, seq)
      VALUES (CASE h.purpose WHEN 'refund' THEN 'refund' ELSE 'usage' END, h.id::text, h.user_id, -h.amount, w.posted, w.version);
  ELSE
    UPDATE wallet SET held = held - h.amount WHERE user_id = h.user_id;
  END IF;
  o_state := h.state;
  o_user := h.user_id;
  SELECT posted - held INTO o_tokens FROM wallet WHERE user_id = h.user_id;
END $$;

-- Analysis holds only: a refund's hold ends with its refund.
CREATE FUNCTION analysis_hold_end(
  p_id uuid, p_to text,
  OUT o_state text, OUT o_tokens integer, OUT o_changed boolean, OUT o_user uuid
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
BEGIN
  IF p_to NOT IN ('captured', 'voided') THEN RAISE EXCEPTION 'bad end %', p_to; END IF;
  IF NOT EXISTS (SELECT 1 FROM hold WHERE id = p_id AND purpose = 'analysis') THEN
    RAISE EXCEPTION 'hold % is unknown', p_id USING ERRCODE = 'TK404';
  END IF;
  SELECT e.o_state, e.o_tokens, e.o_changed, e.o_user INTO o_state, o_tokens, o_changed, o_user FROM hold_end(p_id, p_to) e;
END $$;

CREATE FUNCTION hold_create_analysis(
  p_id uuid, p_user uuid, p_amount integer, p_ttl interval,
  OUT o_state text, OUT o_tokens integer, OUT o_changed boolean, OUT o_user uuid
) LANGUAGE sql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
  SELECT * FROM hold_create(p_id, p_user, p_amount, p_ttl, 'analysis');
$$;

-- Expires the oldest due hold, if any. Call it in a loop: a transaction that locks one wallet cannot deadlock.
CREATE FUNCTION hold_expire_one(OUT o_id uuid, OUT o_user uuid, OUT o_tokens integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
BEGIN
  SELECT id INTO o_id FROM hold WHERE state = 'pending' AND purpose = 'analysis' AND expires_at < now()
    ORDER BY expires_at LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT e.o_user, e.o_tokens INTO o_user, o_tokens FROM hold_end(o_id, 'expired') e;
END $$;

CREATE FUNCTION wallet_adjust(
  p_user uuid, p_ref text, p_delta integer, p_reason text, p_actor uuid,
  OUT o_tokens integer, OUT o_changed boolean
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = billing, pg_temp AS $$
DECLARE
  w wallet;
  t transfer;
BEGIN
  SELECT * INTO w FROM wallet WHERE user_id = p_user FOR NO KEY UPDATE;
  IF NOT FOUND THEN RAISE EXCEPTION 'wallet % is unknown', p_user USING ERRCODE = 'TK404'; END IF;
  SELECT * INTO t FROM transfer WHERE kind = 'adjust' AND ref = p_ref;
  o_changed := NOT FOUND;
  IF FOUND THEN
    IF (t.user_id, t.delta, t.reason) IS DISTINCT FROM (p_user, p_delta, p_reason) THEN
      RAISE EXCEPTION 'reference % was used for another adjustment', p_ref USING ERRCODE = 'TK409';
    END IF;
  ELSE
    IF w.posted + p_delta < w.held THEN RAISE EXCEPTION 'too few free tokens' USING ERRCODE = 'TK402'; END IF;
    UPDATE wallet SET posted = posted + p_delta, version = version + 1 WHERE user_id = p_user RETURNING * INTO w;
    INSERT INTO transfer (kind, ref, user_id, delta, posted_after, seq, reason, actor_id)
      VALUES ('adjust', p_ref, p_user, p_delta, w.posted, w.version, p_reason, p_actor);
  END IF;
  o_tokens := w.posted - w.held;
END $$;

-- The drift views must always be empty; what each row means is in docs/ledger.md.
CREATE VIEW drift_wallet AS
  SELECT w.user_id, w.posted, w.held, w.version, t.total, t.last_seq, t.entries, h.total AS held_total
  FROM wallet w
  LEFT JOIN (SELECT user_id, sum(delta) AS total, max(seq) AS last_seq, count(*) AS entries FROM transfer GROUP BY user_id) t USING (user_id)
  LEFT JOIN (SELECT user_id, sum(amount) AS total FROM hold WHERE state = 'pending' GROUP BY user_id) h USING (user_id)
  WHERE w.posted <> coalesce(t.total, 0) OR w.held <> coalesce(h.total, 0)
     OR w.version <> coalesce(t.last_seq, 0) OR w.version <> coalesce(t.entries, 0);

CREATE VIEW drift_hold AS
  SELECT h.id AS hold_id, h.state, t.id AS transfer_id
  FROM hold h FULL JOIN (SELECT * FROM transfer WHERE kind IN ('usage', 'refund')) t ON t.ref = h.id::text
  WHERE h.id IS NULL OR (h.state = 'captured') <> (t.id IS NOT NULL)
     OR (t.id IS NOT NULL AND (t.user_id <> h.user_id OR t.delta <> -h.amount OR (t.kind = 'refund') <> (h.purpose = 'refund')));

CREATE VIEW drift_chain AS
  SELECT id AS transfer_id, user_id, seq, posted_after, expected_after
  FROM (
    SELECT id, user_id, seq, posted_after, delta + lag(posted_after, 1, 0) OVER (PARTITION BY user_id ORDER BY seq) AS expected_after
    FROM transfer
  ) chained
  WHERE posted_after <> expected_after;

REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA billing FROM PUBLIC;
GRANT SELECT ON ALL TABLES IN SCHEMA billing TO evident_billing;
GRANT EXECUTE ON FUNCTION
  wallet_open(uuid, integer),
  hold_create_analysis(uuid, uuid, integer, interval),
  analysis_hold_end(uuid, text),
  hold_expire_one(),
  wallet_adjust(uuid, text, integer, text, uuid)
TO evident_billing;
