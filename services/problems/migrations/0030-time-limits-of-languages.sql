-- CPU milliseconds of the languages whose limit is not the usual multiple of time_limit_ms: {"JAVA": 1500}.
ALTER TABLE problem ADD COLUMN time_limits_ms jsonb NOT NULL DEFAULT '{}';
