-- The judged tests of a submission were a row each, written once while they arrived and again at the end. Now each
-- renewal adds one row, and the end replaces them by one row with all tests.

CREATE TABLE submission_tests (
  submission_id uuid NOT NULL REFERENCES submission ON DELETE CASCADE,
  attempt int NOT NULL,
  -- The place of the batch's first test in the order of arrival; 999: all tests of the finished attempt.
  step int NOT NULL,
  test_ids text[] NOT NULL,
  -- Null: the test was not run.
  verdicts text[] NOT NULL,
  -- What the author may see, a list. It is filtered when it is written, so it holds no hidden test.
  views json NOT NULL,
  -- A list in the same order.
  measurements json NOT NULL,
  PRIMARY KEY (submission_id, attempt, step)
);

INSERT INTO submission_tests (submission_id, attempt, step, test_ids, verdicts, views, measurements)
SELECT s.id, s.attempt, 999,
       array_agg(t.view->>'id' ORDER BY t.position), array_agg(t.verdict ORDER BY t.position),
       json_agg(t.view ORDER BY t.position), json_agg(t.measurement ORDER BY t.position)
  FROM submission_test t JOIN submission s ON s.id = t.submission_id
 WHERE s.status NOT IN ('queued', 'judging')
 GROUP BY s.id, s.attempt;

-- What is judged during the migration keeps the order of its announced tests.
INSERT INTO submission_tests (submission_id, attempt, step, test_ids, verdicts, views, measurements)
SELECT s.id, s.attempt, t.step, ARRAY[t.view->>'id'], ARRAY[t.verdict], json_build_array(t.view),
       json_build_array(t.measurement)
  FROM submission_test t JOIN submission s ON s.id = t.submission_id
 WHERE s.status = 'judging' AND t.step IS NOT NULL;

DROP TABLE submission_test;
