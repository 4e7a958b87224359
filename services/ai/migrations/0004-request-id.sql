-- The id of the request that made the row, so that one id finds everything from the click to the sandbox.
ALTER TABLE analysis ADD COLUMN request_id text;
ALTER TABLE evidence_task ADD COLUMN request_id text;
