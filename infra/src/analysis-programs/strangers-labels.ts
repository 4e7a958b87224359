import fs from 'node:fs/promises';
import path from 'node:path';
import { isEditorLanguage, type EditorLanguage, type Language } from '@evident/contracts';
import { POWER_SIGNS, type ComplexityClass } from '@evident/ai/evidence/complexity-class';
import { z } from 'zod';

const OneOrSeveral = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((notations) => [notations ?? []].flat().flatMap(notationsIn));

const Labels = z.array(
  z.object({
    file: z.string(),
    verdict: z.enum(['right', 'slow', 'wrong']),
    /** Such as `O(n log n)` or `O(r c)`. */
    time: z.string(),
    space: z.string(),
    style: z.string(),
    /** What makes the program right, slow or wrong. */
    why: z.string().optional(),
    /** The class without a variable that the problem keeps small, such as the length of a word, or its notation. */
    alsoClass: z.string().optional(),
    /** Further notations that are as fair, one or several, also with words between them. */
    alsoTime: OneOrSeveral,
    alsoSpace: OneOrSeveral,
    /** 1-based: the lines that a right program of the same author would have otherwise. */
    bugLines: z.array(z.number()).optional(),
  }),
);

/** A program of somebody who did not build the analysis, with the growth that they say it has. */
export interface StrangersProgram {
  /** `two-sum/naive.py` */
  name: string;
  slug: string;
  language: EditorLanguage;
  sourceCode: string;
  time: string;
  space: string;
  style: string;
  also: string | undefined;
  /** Notations that its author calls as fair as `time` and `space`. */
  alsoTime: string[];
  alsoSpace: string[];
}

const LANGUAGE_OF: Readonly<Record<string, Language>> = {
  '.js': 'JAVASCRIPT',
  '.py': 'PYTHON',
  '.java': 'JAVA',
  '.cpp': 'CPP',
};

/** A wrong program of a stranger, with the lines that they call wrong. */
interface WrongProgram {
  name: string;
  slug: string;
  language: EditorLanguage;
  sourceCode: string;
  bugLines: number[];
  half: 'odd' | 'even';
}

interface Labelled {
  slug: string;
  half: 'odd' | 'even';
  label: z.infer<typeof Labels>[number];
  program: { name: string; slug: string; language: Language; sourceCode: string };
}
type Measured = Labelled & { program: { language: EditorLanguage } };

/** A stranger's program with their own opinion of it. */
interface Judged {
  file: string;
  source: string;
  kind: 'right' | 'slow' | 'wrong';
  why: string;
}

/** What strangers wrote, by problem. */
export async function judgedByTheirAuthors(folder: string): Promise<Map<string, Judged[]>> {
  const bySlug = new Map<string, Judged[]>();
  for (const { slug, label, program } of await labelled(folder)) {
    const { file, verdict: kind, why = label.style } = label;
    bySlug.set(slug, [...(bySlug.get(slug) ?? []), { file, source: program.sourceCode, kind, why }]);
  }
  return bySlug;
}

/** All programs of a folder. The problems in alphabetical order are odd and even in turn. */
async function labelled(folder: string): Promise<Labelled[]> {
  const slugs = (await fs.readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const all: Labelled[] = [];
  for (const [at, slug] of slugs.entries()) {
    const text = await fs.readFile(path.join(folder, slug, 'labels.json'), 'utf8');
    for (const label of Labels.parse(JSON.parse(text))) {
      const { file } = label;
      const language = LANGUAGE_OF[path.extname(file)];
      if (!language) throw new Error(`${slug}/${file} is in no known language`);
      const sourceCode = await fs.readFile(path.join(folder, slug, file), 'utf8');
      const program = { name: `${slug}/${file}`, slug, language, sourceCode };
      all.push({ slug, half: at % 2 === 0 ? 'odd' : 'even', label, program });
    }
  }
  return all;
}

/** Without those in C++, whose steps nobody counts. */
const measured = async (folder: string): Promise<Measured[]> =>
  (await labelled(folder)).filter((one): one is Measured => isEditorLanguage(one.program.language));

/**
 * The programs of a folder that give right answers, whether fast enough or not. A wrong one may end early.
 * @param half the problems in alphabetical order: the first, third, …, or the second, fourth, …
 */
export async function strangersPrograms(
  folder: string,
  half: 'odd' | 'even' | 'both',
): Promise<StrangersProgram[]> {
  return (await measured(folder))
    .filter((one) => one.label.verdict !== 'wrong' && (half === 'both' || one.half === half))
    .map(({ program, label: { time, space, style, alsoClass, alsoTime, alsoSpace } }) => ({
      ...program,
      time: asLabel(time),
      space: asLabel(space),
      style,
      also: alsoClass?.startsWith('O(') ? (classOfLabel(asLabel(alsoClass)) ?? undefined) : alsoClass,
      alsoTime: alsoTime.map(asLabel),
      alsoSpace: alsoSpace.map(asLabel),
    }));
}

/** The wrong programs of a folder whose wrong lines are known. */
export async function wrongPrograms(folder: string): Promise<WrongProgram[]> {
  return (await measured(folder)).flatMap(({ program, half, label: { verdict, bugLines = [] } }) =>
    verdict === 'wrong' && bugLines.length > 0 ? [{ ...program, half, bugLines }] : [],
  );
}

const exponentOf = (written = ''): number => (written === '' ? 1 : Number(written.slice(1)));

/** The class of a label when all of its variables grow together; null for one outside the list of classes. */
export function classOfLabel(label: string): ComplexityClass | null {
  const body = label.replace(/^O\((.*)\)$/, '$1');
  if (/!/.test(body)) return 'factorial';
  if (/\d\^|\b[a-z]+\^(?:[a-z]|\([^)]*[a-z])/.test(body)) return 'exponential';
  const terms = splitSum(body).map(degreeOf);
  const { power, logs } = terms.reduce(
    (a, b) => (b.power > a.power || (b.power === a.power && b.logs > a.logs) ? b : a),
    {
      power: 0,
      logs: 0,
    },
  );
  const key = `${power}${logs > 0 ? ' log' : ''}`;
  const classes: Readonly<Record<string, ComplexityClass>> = {
    '0': 'constant',
    '0 log': 'logarithmic',
    '0.5': 'square_root',
    '1': 'linear',
    '1 log': 'linearithmic',
    '1.5': 'n_root_n',
    '2': 'quadratic',
    '2 log': 'quadratic_log',
    '3': 'cubic',
    '3 log': 'cubic_log',
    '4': 'quartic',
    '4 log': 'quartic_log',
    '5': 'quintic',
    '6': 'sextic',
    '7': 'septic',
    '8': 'octic',
  };
  return classes[key] ?? null;
}

/** The variables of a label, without the names of functions. */
const variablesOf = (label: string): string[] => [
  ...new Set(
    (label.slice(1).match(/[A-Za-z]\w*/g) ?? []).filter((name) => !/^(?:log|sqrt|min|max)$/.test(name)),
  ),
];

/** A label in which one variable counts as a constant. */
const without = (label: string, variable: string): string =>
  label
    .replace(new RegExp(`log ${variable}\\b`, 'g'), '')
    .replace(new RegExp(`\\b${variable}\\b(?:\\^\\d)?`, 'g'), '')
    .replace(/\s+(?=[)])|(?<=[(])\s+/g, '')
    .replace(/\s{2,}/g, ' ');

/**
 * A label with the variables that its author calls small taken for constants: `O(n l log l)`, also linear, is `O(n)`. The
 * same variables are taken from `of`, such as the label of the memory.
 */
export function labelWithoutSmall(time: string, also: string | undefined, of = time): string | null {
  const small = variablesOf(time).find((name) => classOfLabel(without(time, name)) === also);
  return also === undefined || classOfLabel(time) === also || small === undefined ? null : without(of, small);
}

/**
 * A label with the variables that no input of the problem varies taken for constants, such as the length of the words or
 * the range of a search by halves. @returns null where nothing is left, or nothing is taken
 */
export function labelOfVaried(label: string, varied: readonly string[]): string | null {
  const names = variablesOf(label);
  const fixed = names.filter((name) => !varied.includes(name));
  if (fixed.length === 0 || fixed.length === names.length) return null;
  return fixed.reduce(without, label);
}

/**
 * A notation as reports and authors write it, written as a label: `O(n·√m), m the words` is `O(n sqrt(m))`. The bits of
 * a machine word, by which an author divides, are no variable.
 */
export const asLabel = (notation: string): string =>
  notation
    .replace(/\),.*$/, ')')
    .replace(new RegExp(`[${POWER_SIGNS}]`, 'g'), (power) => `^${POWER_SIGNS.indexOf(power) + 2}`)
    .replace(/\|(\w+)\|/g, '$1')
    .replace(/\/w\b/g, '')
    .replace(/\s*[*·]\s*/g, ' ')
    .replace(/√(\w+)/g, 'sqrt($1)');

/** Each `O(…)` of a text, with the brackets inside it. */
export function notationsIn(text: string): string[] {
  const found: string[] = [];
  for (let from = text.indexOf('O('); from >= 0; from = text.indexOf('O(', from + 1)) {
    let [depth, end] = [0, from + 1];
    do {
      if (text[end] === '(') depth += 1;
      if (text[end] === ')') depth -= 1;
      end += 1;
    } while (depth > 0 && end < text.length);
    found.push(text.slice(from, end));
    from = end - 1;
  }
  return found;
}

/** The terms of a sum, without those inside brackets. */
function splitSum(body: string): string[] {
  const terms = [''];
  let depth = 0;
  for (const sign of body) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === '+' && depth === 0) terms.push('');
    else terms[terms.length - 1] += sign;
  }
  return terms.map((term) => term.trim());
}

/** The power of a product such as `n log n`, `r c`, `(r c)^2` or `n (n + m)`. `log log` counts as nothing. */
function degreeOf(term: string): { power: number; logs: number } {
  let rest = term
    .replace(/log log \w+/g, '')
    // A variable that divides counts with its least value.
    .replace(/\/\s*\w+/g, '')
    // The inverse of Ackermann's function is below 5.
    .replace(/α\([^)]*\)/g, '')
    .replace(/sqrt (\w+)/g, 'sqrt($1)')
    .replace(/log\(/g, 'log (')
    // The smaller of two sizes that grow together.
    .replace(/min\((\w+)[^)]*\)/g, '$1')
    .trim();
  let [power, logs] = [0, 0];
  rest = rest.replace(/sqrt\([^)]*\)/g, () => {
    power += 0.5;
    return '';
  });
  rest = rest.replace(/log (?:\w+|\([^)]*\))/g, () => {
    logs += 1;
    return '';
  });
  rest = rest.replace(/\(([^()]*)\)(\^\d)?/g, (_all, inner: string, exponent: string | undefined) => {
    const parts = splitSum(inner).map(degreeOf);
    power += Math.max(...parts.map((part) => part.power)) * exponentOf(exponent);
    return '';
  });
  for (const [, , exponent = ''] of rest.matchAll(/([a-z]\w*)(\^\d)?/gi)) power += exponentOf(exponent);
  return { power, logs };
}
