import { isEditorLanguage, LANGUAGES } from '@evident/contracts';
import pg from 'pg';
import { product } from '../support/product.js';
import { openVisitors } from '../support/visitors.js';

/**
 * Counts the published problems of the catalogue, their topics, difficulties and languages. `$1` are the languages that are
 * offered only where the judge has them.
 */
const FIGURES = `
  SELECT count(*)::int AS problems,
         (SELECT count(DISTINCT tag)::int FROM problems.problem p, unnest(p.tags) tag
           WHERE p.published AND p.deleted_at IS NULL AND p.catalogue_hash IS NOT NULL) AS topics,
         count(DISTINCT difficulty)::int AS "difficulty levels",
         (SELECT count(*)::int FROM (
            SELECT language FROM problems.problem_content c
              JOIN problems.problem p ON p.id = c.problem_id,
              jsonb_object_keys(c.reference_solutions) language
             WHERE p.published AND p.deleted_at IS NULL AND p.catalogue_hash IS NOT NULL
               AND language <> ALL ($1)
             GROUP BY language
            HAVING count(*) = (SELECT count(*) FROM problems.problem
                                WHERE published AND deleted_at IS NULL AND catalogue_hash IS NOT NULL)
          ) complete) AS languages
    FROM problems.problem
   WHERE published AND deleted_at IS NULL AND catalogue_hash IS NOT NULL`;

const OPTIONAL = LANGUAGES.filter((language) => !isEditorLanguage(language));

describe('The figures of the landing page', () => {
  const visitors = openVisitors();
  let database: pg.Client;

  beforeAll(async () => {
    database = new pg.Client({ connectionString: product.databaseUrl });
    await database.connect();
  });

  afterAll(() => database.end());

  it('are those of the database', async () => {
    const { page } = await visitors.newLearner();
    await page.goto('/');
    const figures = page.locator('dl > div');
    await figures.first().waitFor();
    const shown = await figures.evaluateAll((divs) =>
      divs.map((figure) => ({
        label: figure.querySelector('dt')?.textContent ?? '',
        value: figure.querySelector('dd')?.textContent ?? '',
      })),
    );
    expect(shown.map(({ label, value }) => `${value} ${label}`)).toEqual([
      '50+ problems',
      '20+ topics',
      '3 difficulty levels',
      '3 languages',
    ]);
    const { rows } = await database.query<Record<string, number>>(FIGURES, [OPTIONAL]);
    for (const { label, value } of shown) {
      const real = rows[0]?.[label] ?? 0;
      const enough = value.endsWith('+') ? real >= Number.parseInt(value, 10) : real === Number(value);
      expect({ label, value, real, enough }).toEqual({ label, value, real, enough: true });
    }
  });
});
