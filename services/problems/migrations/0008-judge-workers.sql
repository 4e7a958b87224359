-- The judge workers that live, as they report themselves. Unlogged: what a crash loses is reported again within seconds.

CREATE UNLOGGED TABLE judge_worker (
  id text PRIMARY KEY,
  host text NOT NULL,
  cores int NOT NULL,
  busy int NOT NULL,
  tier text NOT NULL,
  languages text[] NOT NULL,
  takes_work boolean NOT NULL,
  seen_at timestamptz NOT NULL
) WITH (fillfactor = 50);
