-- The steps that a right program takes on the largest tests of its problem. `steps_on` names these tests, so that only
-- programs on the same tests are compared.
ALTER TABLE analysis ADD COLUMN test_steps bigint, ADD COLUMN steps_on text,
  ADD CONSTRAINT steps_name_their_tests CHECK ((test_steps IS NULL) = (steps_on IS NULL));
CREATE INDEX analysis_steps ON analysis (problem_id, language, steps_on, user_id, test_steps)
  WHERE test_steps IS NOT NULL;
