-- Cores are shared by user. `used_ms` is the core time that a user has used, decayed to `used_at`.

CREATE TABLE judge_usage (
  user_id uuid PRIMARY KEY,
  used_ms double precision NOT NULL,
  used_at timestamptz NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX judge_usage_old ON judge_usage (used_at);

-- How much of the current attempt is booked on the user already.
ALTER TABLE submission ADD COLUMN used_ms int NOT NULL DEFAULT 0;

-- The first waiting row of each user.
CREATE INDEX submission_first_of_user ON submission (kind, user_id, priority, created_at) WHERE status = 'queued';
