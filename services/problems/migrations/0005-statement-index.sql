-- An analysis that names no problem is looked up by its statement; white space does not count.

CREATE INDEX problem_content_statement
  ON problem_content (md5(regexp_replace(btrim(description, E' \t\r\n'), '\s+', ' ', 'g')));
