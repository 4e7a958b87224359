-- A suspended account keeps everything but cannot log in.
ALTER TABLE users ADD COLUMN suspended_at timestamptz;
