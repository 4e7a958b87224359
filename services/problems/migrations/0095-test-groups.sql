-- Groups of tests that give points, each with the ids of its tests. Null: submissions have a verdict and no score.
ALTER TABLE problem ADD COLUMN test_groups jsonb;

-- The groups by which a claimed submission is judged, and what it got. The end keeps the score only.
ALTER TABLE submission ADD COLUMN test_groups jsonb, ADD COLUMN score jsonb;
