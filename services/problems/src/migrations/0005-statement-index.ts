import type { Migration } from '@evident/kit';

/** An analysis that names no problem is looked up by its statement; white space does not count. */
export const indexStatements: Migration = {
  name: '0005-statement-index',
  sql: String.raw`
CREATE INDEX problem_content_statement
  ON problem_content (md5(regexp_replace(btrim(description, E' \t\r\n'), '\s+', ' ', 'g')));
`,
};
