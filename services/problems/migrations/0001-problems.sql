-- Lists read the small rows of one table; only a problem's page reads its content from another.

CREATE TABLE test_set (
  hash text PRIMARY KEY,
  test_count int NOT NULL CHECK (test_count > 0),
  hidden_count int NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- payload: gzip of the JSON list [input, answer]; already compressed, so TOAST must not try again.
CREATE TABLE test_set_test (
  test_set_hash text NOT NULL REFERENCES test_set,
  position int NOT NULL,
  test_id text NOT NULL,
  hidden boolean NOT NULL,
  plain_bytes int NOT NULL,
  payload bytea NOT NULL,
  PRIMARY KEY (test_set_hash, position)
);
ALTER TABLE test_set_test ALTER COLUMN payload SET STORAGE EXTERNAL;

CREATE TABLE problem (
  id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  title text NOT NULL,
  difficulty text NOT NULL CHECK (difficulty IN ('EASY', 'MEDIUM', 'HARD')),
  tags text[] NOT NULL,
  category text NOT NULL,
  time_limit_ms int NOT NULL,
  memory_limit_kb int NOT NULL,
  checker jsonb NOT NULL,
  stop_at_first_failure boolean NOT NULL,
  published boolean NOT NULL,
  list_position int NOT NULL,
  test_set_hash text NOT NULL REFERENCES test_set,
  test_set_version int NOT NULL DEFAULT 1,
  -- Hash of the catalogue package last loaded; null for problems that an admin wrote.
  catalogue_hash text,
  -- Set by an admin's edit. The catalogue does not change such a problem.
  edited_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX problem_list ON problem (list_position, id) WHERE deleted_at IS NULL;
CREATE INDEX problem_tags ON problem USING gin (tags) WHERE deleted_at IS NULL;

CREATE TABLE problem_content (
  problem_id uuid PRIMARY KEY REFERENCES problem,
  description text NOT NULL,
  constraints text NOT NULL,
  hints text,
  editorial text,
  examples jsonb NOT NULL,
  code_snippets jsonb NOT NULL,
  reference_solutions jsonb NOT NULL,
  target_complexity jsonb,
  -- Generator, validator, brute force, wrong solutions and bad inputs of a package.
  authoring jsonb
);

CREATE TABLE problem_stats (
  problem_id uuid PRIMARY KEY REFERENCES problem,
  submission_count int NOT NULL DEFAULT 0,
  accepted_count int NOT NULL DEFAULT 0,
  solved_count int NOT NULL DEFAULT 0
) WITH (fillfactor = 50);

CREATE TABLE problem_test_set (
  problem_id uuid NOT NULL REFERENCES problem,
  version int NOT NULL,
  test_set_hash text NOT NULL REFERENCES test_set,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (problem_id, version)
);

CREATE TABLE user_problem (
  user_id uuid NOT NULL,
  problem_id uuid NOT NULL REFERENCES problem,
  attempted_at timestamptz,
  solved_at timestamptz,
  bookmarked boolean NOT NULL DEFAULT false,
  PRIMARY KEY (user_id, problem_id)
);
CREATE INDEX user_problem_solved ON user_problem (user_id, solved_at DESC) WHERE solved_at IS NOT NULL;

CREATE TABLE draft (
  user_id uuid NOT NULL,
  problem_id uuid NOT NULL REFERENCES problem,
  language text NOT NULL,
  source_code text NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, problem_id, language)
);
