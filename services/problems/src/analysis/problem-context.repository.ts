import { createHash } from 'node:crypto';
import type { ProblemDefinition } from '@evident/catalogue';
import type { CheckerSpec, ProblemBasis, TimeLimitsMs } from '@evident/contracts';
import { Database } from '@evident/kit';
import { Injectable } from '@nestjs/common';

interface BasisRow {
  id: string;
  title: string;
  description: string;
  checker: CheckerSpec;
  time_limit_ms: number;
  time_limits_ms: TimeLimitsMs;
  memory_limit_kb: number;
  test_set_hash: string;
  test_count: number;
  reference_solutions: ProblemDefinition['referenceSolutions'];
  target_complexity: ProblemDefinition['targetComplexity'];
  authoring: ProblemDefinition['authoring'];
}

/** The expression of the index `problem_content_statement`. */
const statementKey = (text: string): string =>
  `md5(regexp_replace(btrim(${text}, E' \\t\\r\\n'), '\\s+', ' ', 'g'))`;

@Injectable()
export class ProblemContextRepository {
  constructor(private readonly database: Database) {}

  /** @returns undefined for an unknown or deleted problem, and for a draft unless `isAdmin`. */
  async find(problemId: string, isAdmin: boolean): Promise<ProblemBasis | undefined> {
    const [row] = await this.database.query<BasisRow>(
      `SELECT p.id, p.title, c.description, p.checker, p.time_limit_ms, p.time_limits_ms, p.memory_limit_kb,
              p.test_set_hash, ts.test_count, c.reference_solutions, c.target_complexity, c.authoring
         FROM problem p JOIN test_set ts ON ts.hash = p.test_set_hash JOIN problem_content c ON c.problem_id = p.id
        WHERE p.id = $1 AND p.deleted_at IS NULL AND (p.published OR $2)`,
      [problemId, isAdmin],
    );
    return row && toBasis(row);
  }

  /** @returns the first problem of the list with this statement that the reader may open; null when there is none. */
  async findByStatement(statement: string, isAdmin: boolean): Promise<string | null> {
    const [row] = await this.database.query<{ id: string }>(
      `SELECT p.id FROM problem p JOIN problem_content c ON c.problem_id = p.id
        WHERE ${statementKey('c.description')} = ${statementKey('$1::text')}
          AND p.deleted_at IS NULL AND (p.published OR $2)
        ORDER BY p.list_position, p.id LIMIT 1`,
      [statement, isAdmin],
    );
    return row?.id ?? null;
  }
}

function toBasis(row: BasisRow): ProblemBasis {
  const { target_complexity: target, authoring } = row;
  const basis = {
    checker: row.checker,
    timeLimitMs: row.time_limit_ms,
    ...(Object.keys(row.time_limits_ms).length > 0 && { timeLimitsMs: row.time_limits_ms }),
    memoryLimitKb: row.memory_limit_kb,
    testSetHash: row.test_set_hash,
    references: analysedReferences(row.reference_solutions),
    complexity: target && { ...target, measurable: authoring?.measurable ?? true },
    generator: authoring?.generatorSource ?? null,
    validator: authoring?.validatorSource ?? null,
    small: authoring?.small ?? {},
  };
  return {
    ...basis,
    problemId: row.id,
    revision: createHash('sha256').update(JSON.stringify(basis)).digest('hex'),
    title: row.title,
    statement: row.description,
    testCount: row.test_count,
  };
}

/** The analysis reads no C++. */
function analysedReferences({
  CPP: _cpp,
  ...references
}: ProblemDefinition['referenceSolutions']): ProblemBasis['references'] {
  return references;
}
