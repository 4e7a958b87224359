-- Finds the old submissions that still have their texts.
CREATE INDEX submission_with_texts ON submission (created_at) WHERE kind = 'submit' AND texts_removed_at IS NULL;
