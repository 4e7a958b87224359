-- When the source and the tests of an old submission were removed. Its verdict and figures stay.
ALTER TABLE submission ADD COLUMN texts_removed_at timestamptz;
