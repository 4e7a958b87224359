-- Learners with a judged submission of a problem, and those whose first one was accepted.
ALTER TABLE problem_stats
  ADD COLUMN tried_count int NOT NULL DEFAULT 0,
  ADD COLUMN first_try_count int NOT NULL DEFAULT 0;

UPDATE problem_stats st SET tried_count = n.tried, first_try_count = n.at_once
  FROM (SELECT problem_id, count(*) AS tried, count(*) FILTER (WHERE verdict = 'accepted') AS at_once
          FROM (SELECT DISTINCT ON (user_id, problem_id) problem_id, verdict
                  FROM submission WHERE kind = 'submit' AND status = 'judged'
                 ORDER BY user_id, problem_id, created_at) first
         GROUP BY problem_id) n
 WHERE n.problem_id = st.problem_id;
