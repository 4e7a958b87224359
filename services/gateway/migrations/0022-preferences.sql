-- What a learner has chosen: theme, default language, editor. It goes with the account.
CREATE TABLE preferences (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  chosen jsonb NOT NULL CHECK (jsonb_typeof(chosen) = 'object' AND length(chosen::text) <= 4000),
  updated_at timestamptz NOT NULL DEFAULT now()
);
