-- An input may also be tried on a program that its author shares. The learner is told what became of a proposal.
ALTER TABLE hack ADD COLUMN thread_id uuid REFERENCES discussion_post;

ALTER TABLE notification
  ALTER COLUMN post_id DROP NOT NULL,
  ADD COLUMN hack_id uuid REFERENCES hack ON DELETE CASCADE,
  DROP CONSTRAINT notification_kind_check,
  ADD CONSTRAINT notification_kind_check CHECK (kind IN ('answer', 'removed', 'test-accepted', 'test-refused')),
  ADD CONSTRAINT notification_subject_check CHECK ((post_id IS NULL) = (kind IN ('test-accepted', 'test-refused'))
    AND (hack_id IS NULL) = (kind IN ('answer', 'removed')));
