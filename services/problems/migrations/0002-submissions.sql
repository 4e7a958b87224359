-- Each row is a submission, a run or a verification. A queue job only hints that a row waits.
-- Problems of a verification may not exist yet, so `problem_id` is no foreign key.

CREATE TABLE submission (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('run', 'submit', 'verify')),
  user_id uuid NOT NULL,
  problem_id uuid NOT NULL,
  language text NOT NULL,
  source_code text NOT NULL,
  status text NOT NULL CHECK (status IN ('queued', 'judging', 'judged', 'failed', 'cancelled')),
  verdict text,
  client_key text,
  request_hash text,
  priority int NOT NULL,
  -- Set when judged by stored tests; a queued row gets the problem's current set at its claim.
  test_set_hash text REFERENCES test_set,
  test_count int NOT NULL,
  -- Inline cases of a run.
  cases jsonb,
  -- Limits and checker of a verification, which may concern an unsaved problem.
  task jsonb,
  -- Verification: which batch and what for.
  batch_id uuid,
  label text,
  -- Trial judging of this submission before a rejudge is applied.
  trial_of uuid,
  attempt int NOT NULL DEFAULT 0,
  -- Claims since the row was last queued by a person; attempts never restart, so that events stay ordered.
  claims int NOT NULL DEFAULT 0,
  seq int NOT NULL DEFAULT 0,
  lease_until timestamptz,
  worker_id text,
  dispatch_no int NOT NULL DEFAULT 0,
  -- When the job was last seen in the queue; null: never added.
  dispatched_at timestamptz,
  not_before timestamptz NOT NULL DEFAULT now(),
  compile_output text,
  environment jsonb NOT NULL DEFAULT '{}',
  time_list text,
  memory_list text,
  fault text,
  created_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  judged_at timestamptz,
  CHECK ((status = 'judged') = (verdict IS NOT NULL))
);
CREATE UNIQUE INDEX submission_client_key ON submission (user_id, client_key) WHERE client_key IS NOT NULL;
CREATE INDEX submission_open_of_user ON submission (user_id, kind) WHERE status IN ('queued', 'judging');
CREATE INDEX submission_queued ON submission (kind, created_at) WHERE status = 'queued';
CREATE INDEX submission_leased ON submission (lease_until) WHERE status = 'judging';
CREATE INDEX submission_failed ON submission (judged_at DESC) WHERE status = 'failed';
CREATE INDEX submission_of_user ON submission (user_id, created_at DESC) WHERE kind = 'submit';
CREATE INDEX submission_of_user_problem ON submission (user_id, problem_id, created_at DESC) WHERE kind = 'submit';
CREATE INDEX submission_of_problem ON submission (problem_id, created_at) WHERE kind = 'submit';
CREATE INDEX submission_batch ON submission (batch_id) WHERE batch_id IS NOT NULL;
CREATE INDEX submission_runs ON submission (created_at) WHERE kind <> 'submit';

-- view is what the author may see. It is filtered when it is written, so it holds no hidden test.
CREATE TABLE submission_test (
  submission_id uuid NOT NULL REFERENCES submission ON DELETE CASCADE,
  position int NOT NULL,
  -- Order of arrival within the attempt; null: the test was not run.
  step int,
  verdict text,
  view jsonb NOT NULL,
  measurement jsonb,
  PRIMARY KEY (submission_id, position)
);
