import type { BuiltTopic } from '@evident/catalogue';
import type { Difficulty } from '@evident/contracts';
import { Database } from '@evident/kit';
import { Injectable } from '@nestjs/common';

export interface TopicProblemRow {
  id: string;
  title: string;
  difficulty: Difficulty;
  attempted_at: string | null;
  solved_at: string | null;
}

export interface TopicRow {
  slug: string;
  title: string;
  summary: string;
  problems: TopicProblemRow[];
}

export interface TopicTexts {
  idea: string;
  trace: string;
  picture: string;
}

@Injectable()
export class TopicsRepository {
  constructor(private readonly database: Database) {}

  /** Replaces the learning path. */
  async store(topics: readonly BuiltTopic[]): Promise<void> {
    await this.database.transaction(async (sql) => {
      await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 2))', ['topics']);
      await sql.query('DELETE FROM topic WHERE slug <> ALL($1)', [topics.map(({ slug }) => slug)]);
      for (const [position, { slug, title, summary, idea, trace, picture, problems }] of topics.entries())
        await sql.query(
          `INSERT INTO topic (slug, list_position, title, summary, idea, trace, picture, problem_slugs)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
           ON CONFLICT (slug) DO UPDATE SET list_position = EXCLUDED.list_position, title = EXCLUDED.title,
             summary = EXCLUDED.summary, idea = EXCLUDED.idea, trace = EXCLUDED.trace, picture = EXCLUDED.picture,
             problem_slugs = EXCLUDED.problem_slugs`,
          [slug, position, title, summary, idea, trace, picture, problems],
        );
    });
  }

  /** In the order of the path, each with its published problems in their order. */
  async list(userId: string): Promise<TopicRow[]> {
    return this.database.query(
      `SELECT t.slug, t.title, t.summary, coalesce(
                json_agg(json_build_object('id', p.id, 'title', p.title, 'difficulty', p.difficulty,
                    'attempted_at', up.attempted_at, 'solved_at', up.solved_at) ORDER BY s.at)
                  FILTER (WHERE p.id IS NOT NULL), '[]') AS problems
         FROM topic t
         LEFT JOIN LATERAL unnest(t.problem_slugs) WITH ORDINALITY AS s(slug, at) ON true
         LEFT JOIN problem p ON p.slug = s.slug AND p.published AND p.deleted_at IS NULL
         LEFT JOIN user_problem up ON up.problem_id = p.id AND up.user_id = $1
        GROUP BY t.slug, t.title, t.summary, t.list_position ORDER BY t.list_position`,
      [userId],
    );
  }

  async texts(slug: string): Promise<TopicTexts | undefined> {
    const [row] = await this.database.query<TopicTexts>(
      'SELECT idea, trace, picture FROM topic WHERE slug = $1',
      [slug],
    );
    return row;
  }
}
