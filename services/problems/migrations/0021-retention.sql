-- When the source and the tests of an old submission were removed. Its verdict and figures stay.
ALTER TABLE submission ADD COLUMN texts_removed_at timestamptz;
CREATE INDEX submission_with_texts ON submission (created_at) WHERE kind = 'submit' AND texts_removed_at IS NULL;
