import { LIMITS } from '@evident/contracts/limits';

export interface ImportedTest {
  input: string;
  output: string;
  hidden: boolean;
}

export interface ImportResult {
  tests: ImportedTest[];
  /** Messages about ignored input. */
  warnings: string[];
}

const RULE = /^-{3,}$/;

/**
 * Reads pasted tests. A line `===` separates tests, a line `---` separates input from expected output. Incomplete
 * blocks are reported as warnings.
 */
export function parsePastedTests(text: string, hidden: boolean): ImportResult {
  const blocks = text.replace(/\r\n?/g, '\n').split(/^={3,}\n?/m);
  const warnings: string[] = [];
  const tests = blocks.flatMap((block, at) => {
    if (block.trim() === '') return [];
    const lines = block.replace(/\n$/, '').split('\n');
    const rule = lines.findIndex((line) => RULE.test(line));
    const input = lines.slice(0, rule).join('\n');
    const output = lines.slice(rule + 1).join('\n');
    if (rule < 0 || input === '' || output === '') {
      warnings.push(`Block ${at + 1} has no input and output separated by ---.`);
      return [];
    }
    return [{ input, output, hidden }];
  });
  return { tests, warnings };
}

export interface NamedText {
  name: string;
  text: string;
}

const OUTPUT_ENDINGS = ['out', 'ans', 'a'];

/** Pairs files by name without extension: `03.in` with `03.out`, `.ans` or `.a`. */
export function pairTestFiles(files: readonly NamedText[], hidden: boolean): ImportResult {
  const warnings: string[] = [];
  const split = (name: string) => {
    const dot = name.lastIndexOf('.');
    return { stem: name.slice(0, dot < 0 ? undefined : dot), ending: dot < 0 ? '' : name.slice(dot + 1) };
  };
  const outputs = new Map(
    files
      .filter(({ name }) => OUTPUT_ENDINGS.includes(split(name).ending))
      .map(({ name, text }) => [split(name).stem, text]),
  );
  const inputs = files.filter(({ name }) => split(name).ending === 'in');
  const tests = inputs
    .toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }))
    .flatMap(({ name, text }) => {
      const output = outputs.get(split(name).stem);
      if (output === undefined) {
        warnings.push(`${name} has no file with its expected output.`);
        return [];
      }
      outputs.delete(split(name).stem);
      if (text === '' || output === '') {
        warnings.push(`${name} or its output is empty.`);
        return [];
      }
      return [{ input: text, output, hidden }];
    });
  outputs.forEach((_text, stem) => warnings.push(`${stem} has no input file.`));
  return { tests, warnings };
}

/** Drops tests beyond the limit of a problem, with a warning. */
export function withinLimit(result: ImportResult, existing: number): ImportResult {
  const room = Math.max(0, LIMITS.testsPerProblem - existing);
  if (result.tests.length <= room) return result;
  const over = result.tests.length - room;
  const warning = `A problem has at most ${LIMITS.testsPerProblem} tests; ${over} ${over === 1 ? 'was' : 'were'} left out.`;
  return { tests: result.tests.slice(0, room), warnings: [...result.warnings, warning] };
}
