CREATE TABLE playlist (
  id uuid PRIMARY KEY,
  -- Null: a curated study plan of the catalogue.
  user_id uuid,
  name text NOT NULL,
  description text,
  list_position int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX playlist_of_user ON playlist (user_id, created_at DESC);

CREATE TABLE playlist_problem (
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  playlist_id uuid NOT NULL REFERENCES playlist ON DELETE CASCADE,
  problem_id uuid NOT NULL REFERENCES problem,
  position int NOT NULL,
  PRIMARY KEY (playlist_id, problem_id)
);
