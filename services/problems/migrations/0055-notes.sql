-- A learner's note on a problem. `version` counts the changes, so that two devices do not overwrite each other unseen.
CREATE TABLE note (
  user_id uuid NOT NULL,
  problem_id uuid NOT NULL REFERENCES problem,
  text text NOT NULL CHECK (octet_length(text) <= 65536),
  version integer NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, problem_id)
);
