-- What stands above each page: an announcement, or maintenance. At most one row.
CREATE TABLE site_notice (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  text text NOT NULL,
  -- From then on runs, submissions and analyses are refused; null: they are not.
  pauses_from timestamptz,
  ends_at timestamptz NOT NULL,
  CHECK (pauses_from < ends_at)
);
