-- The span that made the row (W3C trace context), so that the work on the row continues its trace.
ALTER TABLE analysis ADD COLUMN trace_parent text;
ALTER TABLE evidence_task ADD COLUMN trace_parent text;
