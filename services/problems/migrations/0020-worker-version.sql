-- What each worker runs and how fast its host is, for the page for administrators.
ALTER TABLE judge_worker
  ADD COLUMN version text,
  ADD COLUMN speed_ms double precision;
