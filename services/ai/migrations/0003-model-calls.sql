-- What language models cost: a reservation before each call, what was spent after it.

CREATE TABLE model_call (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- UTC
  day date NOT NULL DEFAULT (now() AT TIME ZONE 'utc')::date,
  user_id uuid NOT NULL,
  engine text NOT NULL,
  -- Reserved until it is settled, then spent; millionths of the bill's currency.
  micros bigint NOT NULL CHECK (micros >= 0),
  input_tokens bigint NOT NULL DEFAULT 0,
  cached_input_tokens bigint NOT NULL DEFAULT 0,
  cache_write_tokens bigint NOT NULL DEFAULT 0,
  output_tokens bigint NOT NULL DEFAULT 0,
  outcome text,
  created_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz,
  CHECK ((outcome IS NULL) = (settled_at IS NULL))
);
CREATE INDEX model_call_of_day ON model_call (day, user_id);
