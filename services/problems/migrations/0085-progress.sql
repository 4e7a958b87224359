-- The days, streaks and reviews of a user are read from this index alone. It has the order of submission_of_user, so it
-- stands in its place.
CREATE INDEX submission_days_of_user ON submission (user_id, created_at DESC) INCLUDE (verdict, problem_id)
  WHERE kind = 'submit';
DROP INDEX submission_of_user;
