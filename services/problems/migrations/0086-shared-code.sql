-- A learner's accepted program that its author shares is a thread of the kind 'code': its text is the source as it was
-- judged. A withdrawn one loses submission_id; one that an administrator removed keeps it, so that it is not shared again.
ALTER TABLE discussion_post
  DROP CONSTRAINT discussion_post_kind_check,
  ADD CONSTRAINT discussion_post_kind_check CHECK (kind IN ('question', 'solution', 'code')),
  ADD COLUMN language text,
  ADD COLUMN submission_id uuid REFERENCES submission ON DELETE SET NULL;
CREATE UNIQUE INDEX discussion_of_submission ON discussion_post (submission_id) WHERE submission_id IS NOT NULL;
CREATE INDEX discussion_code ON discussion_post (problem_id, language, created_at DESC, id DESC)
  WHERE thread_id IS NULL AND kind = 'code';
