-- An input that a learner tried on an accepted solution. `decision` is set where the solution fails on it.
CREATE TABLE hack (
  id uuid PRIMARY KEY,
  problem_id uuid NOT NULL REFERENCES problem,
  user_id uuid NOT NULL,
  submission_id uuid NOT NULL,
  language text NOT NULL,
  -- The row of `submission` that judges it. Runs are deleted after a day, so it is no foreign key.
  run_id uuid NOT NULL UNIQUE,
  input text NOT NULL,
  input_hash text NOT NULL,
  outcome text NOT NULL DEFAULT 'checking'
    CHECK (outcome IN ('checking', 'invalid', 'survived', 'broken', 'unjudged')),
  verdict text,
  input_problem text,
  reference_output text,
  solution_output text,
  message text,
  decision text CHECK (decision IN ('open', 'known', 'accepted', 'refused')),
  note text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  decided_at timestamptz,
  CHECK ((outcome = 'broken') = (decision IS NOT NULL))
);
CREATE UNIQUE INDEX hack_open ON hack (problem_id, input_hash) WHERE decision = 'open';
CREATE INDEX hack_queue ON hack (created_at, id) WHERE decision = 'open';
CREATE INDEX hack_decided ON hack (problem_id, input_hash) WHERE decision IN ('accepted', 'refused');
CREATE INDEX hack_checking ON hack (created_at) WHERE outcome = 'checking';
CREATE INDEX hack_of_user ON hack (user_id, created_at DESC, id DESC);
