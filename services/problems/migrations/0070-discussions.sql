-- A thread is a post without thread_id; its answers name it. A deleted post keeps its row, so that answers stay.
CREATE TABLE discussion_post (
  id uuid PRIMARY KEY,
  problem_id uuid NOT NULL REFERENCES problem,
  thread_id uuid REFERENCES discussion_post ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('question', 'solution')),
  -- Null: the post or its author's account was deleted.
  user_id uuid,
  title text,
  body text NOT NULL,
  -- Answers that are not deleted.
  answer_count int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  edited_at timestamptz,
  deleted_at timestamptz,
  CHECK ((thread_id IS NULL) = (title IS NOT NULL))
);
CREATE INDEX discussion_threads ON discussion_post (problem_id, kind, created_at DESC, id DESC)
  WHERE thread_id IS NULL;
CREATE INDEX discussion_answers ON discussion_post (thread_id, created_at, id) WHERE thread_id IS NOT NULL;
CREATE INDEX discussion_of_user ON discussion_post (user_id, created_at DESC, id DESC) WHERE user_id IS NOT NULL;

CREATE TABLE discussion_report (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  post_id uuid NOT NULL REFERENCES discussion_post ON DELETE CASCADE,
  user_id uuid NOT NULL,
  reason text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  UNIQUE (post_id, user_id)
);
CREATE INDEX discussion_report_open ON discussion_report (created_at, id) WHERE decided_at IS NULL;

CREATE TABLE notification (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('answer', 'removed')),
  post_id uuid NOT NULL REFERENCES discussion_post ON DELETE CASCADE,
  note text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  read_at timestamptz
);
CREATE INDEX notification_of_user ON notification (user_id, created_at DESC, id DESC);
