import { AUTH_LIMITS, email as Email, ENROLMENT_LIMITS } from '@evident/contracts';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

export interface ClassListLine {
  /** In the file; the head is line 1. */
  line: number;
  name: string;
  email: string;
  tokens: number;
  /** Why the line cannot be imported. */
  error: string | null;
}

const Parsed = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));
const MAX_CELL = 500;
const KNOWN = ['name', 'email', 'tokens'] as const;
type Column = (typeof KNOWN)[number];
/** What spreadsheets and registrars call them. */
const NAMES: Readonly<Record<string, Column>> = {
  name: 'name',
  'full name': 'name',
  student: 'name',
  email: 'email',
  'e-mail': 'email',
  'email address': 'email',
  tokens: 'tokens',
};

/** The file as a whole cannot be read; the message says why. */
export class ClassListError extends Error {}

/**
 * Reads a class list: a head with name, email and, if wanted, tokens in any order, and a line for each person. The
 * separator is a comma, a semicolon or a tab, as spreadsheets write them.
 * @throws ClassListError
 */
export function readClassList(csv: string): ClassListLine[] {
  const [head, ...rows] = recordsOf(csv);
  if (!head) throw new ClassListError('The list is empty');
  const columns = columnsOf(head.cells);
  if (rows.length === 0) throw new ClassListError('The list has a head but no people');
  if (rows.length > ENROLMENT_LIMITS.classListLines)
    throw new ClassListError(`The list has more than ${ENROLMENT_LIMITS.classListLines} people. Split it.`);
  const seen = new Map<string, number>();
  return rows.map(({ cells, line }) => {
    const cell = (column: Column): string => cells[columns[column] ?? -1]?.trim() ?? '';
    const person = { line, name: cell('name'), email: cell('email') };
    const tokens = tokensOf(cell('tokens'));
    const isWide = cells.length > head.cells.length;
    const error = isWide
      ? 'The line has more columns than the head'
      : (errorOf(person, tokens) ?? twice(person, seen));
    return { ...person, tokens: tokens ?? 0, error };
  });
}

function recordsOf(csv: string): { cells: string[]; line: number }[] {
  const head = csv.slice(0, csv.search(/\r|\n|$/));
  const delimiter = [',', ';', '\t'].reduce((best, mark) =>
    head.split(mark).length > head.split(best).length ? mark : best,
  );
  let parsed: unknown;
  try {
    parsed = parse(csv, {
      bom: true,
      delimiter,
      info: true,
      max_record_size: MAX_CELL * 4,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    });
  } catch (error) {
    throw new ClassListError(
      `The list is no readable CSV: ${error instanceof Error ? error.message : 'unknown'}`,
    );
  }
  return Parsed.parse(parsed).map(({ record, info }) => ({ cells: record, line: info.lines }));
}

function columnsOf(head: readonly string[]): Partial<Record<Column, number>> {
  const columns: Partial<Record<Column, number>> = {};
  for (const [index, title] of head.entries()) {
    const column = NAMES[title.trim().toLowerCase()];
    if (!column)
      throw new ClassListError(
        `The head has an unknown column "${title.slice(0, 50)}". Known: ${KNOWN.join(', ')}.`,
      );
    if (columns[column] !== undefined) throw new ClassListError(`The head has the column ${column} twice`);
    columns[column] = index;
  }
  for (const column of ['name', 'email'] as const)
    if (columns[column] === undefined) throw new ClassListError(`The head has no column ${column}`);
  return columns;
}

/** @returns null for what is no whole number of tokens that may be given. */
function tokensOf(text: string): number | null {
  if (text === '') return 0;
  const tokens = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return tokens <= ENROLMENT_LIMITS.tokensMax ? tokens : null;
}

function errorOf({ name, email }: { name: string; email: string }, tokens: number | null): string | null {
  if (name === '') return 'Name is required';
  if (name.length > AUTH_LIMITS.nameMax) return `Name must be at most ${AUTH_LIMITS.nameMax} characters`;
  const address = Email.safeParse(email);
  if (!address.success) return address.error.issues[0]?.message ?? 'Invalid email';
  if (tokens === null) return `Tokens are a whole number from 0 to ${ENROLMENT_LIMITS.tokensMax}`;
  return null;
}

function twice({ email, line }: { email: string; line: number }, seen: Map<string, number>): string | null {
  const key = email.toLowerCase();
  const before = seen.get(key);
  if (before !== undefined) return `Line ${before} has the same email`;
  seen.set(key, line);
  return null;
}
