-- `charge` is the state of the analysis's payment. Its hold in billing has the analysis's id.
-- unpaid → held        the hold was confirmed
-- held → capturing     with the stored result, in one statement
-- * → voiding          with the failure, the cancellation or a free result, in one statement
-- capturing → captured, voiding → voided, and capturing → voided when the hold had expired

ALTER TABLE analysis
  ADD COLUMN as_admin boolean NOT NULL DEFAULT false,
  -- The learner lets the code be sent to a model's provider.
  ADD COLUMN third_party_consent boolean NOT NULL DEFAULT false,
  -- Of the problem when the analysis was asked for.
  ADD COLUMN problem_revision text,
  -- What the result depends on; null: the result must not be reused.
  ADD COLUMN cache_key text,
  ADD COLUMN charge text NOT NULL DEFAULT 'unpaid'
    CHECK (charge IN ('unpaid', 'held', 'capturing', 'captured', 'voiding', 'voided')),
  ADD COLUMN charge_changed_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN hold_expires_at timestamptz NOT NULL DEFAULT now(),
  -- Spendable tokens as billing last said; shown while billing is away.
  ADD COLUMN tokens_left int NOT NULL DEFAULT 0,
  ADD COLUMN attempt int NOT NULL DEFAULT 0,
  ADD COLUMN claims int NOT NULL DEFAULT 0,
  ADD COLUMN lease_until timestamptz,
  ADD COLUMN dispatch_no int NOT NULL DEFAULT 0,
  ADD COLUMN dispatched_at timestamptz,
  ADD COLUMN started_at timestamptz,
  ADD COLUMN result jsonb,
  ADD COLUMN free_because text,
  ADD COLUMN usage jsonb,
  ADD COLUMN code text,
  ADD COLUMN message text,
  ADD CONSTRAINT result_when_completed CHECK ((status = 'completed') = (result IS NOT NULL)),
  ADD CONSTRAINT unsettled_while_open
    CHECK ((status IN ('queued', 'analyzing')) = (charge IN ('unpaid', 'held'))),
  ADD CONSTRAINT paid_before_work CHECK (status <> 'analyzing' OR charge = 'held');

CREATE UNIQUE INDEX analysis_single_flight ON analysis (user_id, cache_key)
  WHERE cache_key IS NOT NULL AND status IN ('queued', 'analyzing', 'completed');
CREATE INDEX analysis_open ON analysis (status, created_at) WHERE status IN ('queued', 'analyzing');
CREATE INDEX analysis_unsettled ON analysis (charge, charge_changed_at)
  WHERE charge IN ('unpaid', 'capturing', 'voiding');
CREATE INDEX analysis_ended_badly ON analysis (finished_at) WHERE status IN ('failed', 'cancelled');

CREATE TABLE analysis_request (
  user_id uuid NOT NULL,
  client_key text NOT NULL,
  request_hash text NOT NULL,
  -- The answer is the result of another request.
  replayed boolean NOT NULL,
  analysis_id uuid NOT NULL REFERENCES analysis ON DELETE CASCADE,
  PRIMARY KEY (user_id, client_key)
);
CREATE INDEX analysis_request_of ON analysis_request (analysis_id);

-- task and result: gzip of JSON; already compressed, so TOAST must not try again.
CREATE TABLE evidence_task (
  id uuid PRIMARY KEY,
  analysis_id uuid NOT NULL REFERENCES analysis ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('queued', 'judging', 'judged', 'failed')),
  task bytea NOT NULL,
  result bytea,
  attempt int NOT NULL DEFAULT 0,
  claims int NOT NULL DEFAULT 0,
  worker_id text,
  lease_until timestamptz,
  dispatch_no int NOT NULL DEFAULT 1,
  dispatched_at timestamptz DEFAULT now(),
  not_before timestamptz NOT NULL DEFAULT now(),
  fault text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  CHECK ((status = 'judged') = (result IS NOT NULL))
);
ALTER TABLE evidence_task ALTER COLUMN task SET STORAGE EXTERNAL;
ALTER TABLE evidence_task ALTER COLUMN result SET STORAGE EXTERNAL;
CREATE INDEX evidence_task_of ON evidence_task (analysis_id);
CREATE INDEX evidence_task_queued ON evidence_task (created_at) WHERE status = 'queued';
CREATE INDEX evidence_task_leased ON evidence_task (lease_until) WHERE status = 'judging';
CREATE INDEX evidence_task_expiry ON evidence_task (expires_at);

CREATE TABLE measurement_cache (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  used_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX measurement_cache_used ON measurement_cache (used_at);

-- A learner's report that an analysis is wrong, and the admin's decision.
CREATE TABLE analysis_report (
  id uuid PRIMARY KEY,
  analysis_id uuid NOT NULL UNIQUE REFERENCES analysis ON DELETE CASCADE,
  user_id uuid NOT NULL,
  reason text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'refunding', 'refunded', 'dismissed')),
  note text,
  settled_by uuid,
  settled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((status = 'open') = (settled_by IS NULL))
);
CREATE INDEX analysis_report_list ON analysis_report (status, created_at);
