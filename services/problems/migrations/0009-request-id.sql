-- The id of the request that made the row, so that one id finds everything from the click to the sandbox.
ALTER TABLE submission ADD COLUMN request_id text;
