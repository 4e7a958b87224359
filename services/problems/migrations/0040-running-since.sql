-- When the program of the current attempt was compiled and its tests began. Null while it compiles, and where the first
-- test ended at once.
ALTER TABLE submission ADD COLUMN running_since timestamptz;
