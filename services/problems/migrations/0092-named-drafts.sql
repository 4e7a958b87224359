-- Drafts that a learner keeps under a name, beside the one text of each language in the editor.
CREATE TABLE named_draft (
  user_id uuid NOT NULL,
  problem_id uuid NOT NULL REFERENCES problem,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  language text NOT NULL,
  source_code text NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, problem_id, name)
);
