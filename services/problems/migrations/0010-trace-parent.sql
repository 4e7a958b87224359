-- The span that made the row (W3C trace context), so that the judging of the row continues its trace.
ALTER TABLE submission ADD COLUMN trace_parent text;
