-- The learning path as the catalogue has it. Slugs of problems that do not exist are left out when it is read.
CREATE TABLE topic (
  slug text PRIMARY KEY,
  list_position int NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  idea text NOT NULL,
  trace text NOT NULL,
  picture text NOT NULL,
  problem_slugs text[] NOT NULL
);
