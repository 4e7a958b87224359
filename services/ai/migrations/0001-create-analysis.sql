CREATE TABLE analysis (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  problem_id uuid,
  language text NOT NULL,
  source_code text NOT NULL,
  source_hash text NOT NULL,
  status text NOT NULL CHECK (status IN ('queued', 'analyzing', 'completed', 'failed', 'cancelled')),
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  CHECK ((status IN ('completed', 'failed', 'cancelled')) = (finished_at IS NOT NULL))
);
CREATE INDEX analysis_of_user ON analysis (user_id, problem_id, created_at DESC);
