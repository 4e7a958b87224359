import { asScript, PackageError, type PackageFiles, type ProblemDefinition } from '@evident/catalogue';
import {
  LANGUAGE_EXTENSIONS,
  LANGUAGES,
  type CheckerSpec,
  type Interactor,
  type StoredTest,
} from '@evident/contracts';
import { stringify } from 'yaml';
import { kattisGroupsOf } from './kattis-groups.js';
import { CHECKER_MARK, CONSTRAINTS_HEADING, DIFFICULTY_KEYWORD, NO_TOLERANCE } from './kattis-reader.js';

const FOLDERS = {
  wrong_answer: 'wrong_answer',
  time_limit_exceeded: 'time_limit_exceeded',
  runtime_error: 'run_time_error',
  memory_limit_exceeded: 'run_time_error',
  output_limit_exceeded: 'run_time_error',
  accepted: 'accepted',
  compile_error: 'run_time_error',
} as const;

/**
 * A stored problem as a package of the version 2023-07-draft. Hints, editorial and starters have no place in it.
 * @param id of the problem, which stays the package's
 * @throws PackageError for a checker that the format cannot hold
 */
export function kattisFilesOf(
  definition: ProblemDefinition,
  tests: readonly StoredTest[],
  id: string,
): PackageFiles {
  const files = new Map<string, string>();
  const { flags, validator } = validatorOf(definition.checker);
  files.set('problem.yaml', stringify(manifestOf(definition, id)));
  files.set(
    'statement/problem.en.md',
    `${definition.description}\n\n${CONSTRAINTS_HEADING}\n\n${definition.constraints}\n`,
  );
  if (flags) files.set('data/testdata.yaml', stringify({ output_validator_flags: flags }));
  if (validator) files.set(`output_validator/validate.${validator.ending}`, validator.source);
  const groups = definition.groups && kattisGroupsOf(definition.groups, tests);
  for (const [path, text] of groups?.files ?? []) files.set(path, text);
  addTests(files, tests, definition.authoring?.explanations ?? {}, groups?.folderOf);
  for (const language of LANGUAGES) {
    const source = definition.referenceSolutions[language];
    const name = language === 'JAVA' ? 'Main' : 'reference';
    if (source) files.set(`submissions/accepted/${name}.${LANGUAGE_EXTENSIONS[language]}`, source);
  }
  for (const { file, verdict, source } of definition.authoring?.wrong ?? [])
    files.set(`submissions/${FOLDERS[verdict]}/${file.slice('wrong/'.length)}`, source);
  const validate = definition.authoring?.validatorSource;
  if (validate) files.set('input_validators/validate.js', inputValidator(validate));
  return new Map([...files].map(([path, text]) => [path, Buffer.from(text, 'utf8')]));
}

function manifestOf(definition: ProblemDefinition, id: string): Record<string, unknown> {
  return {
    problem_format_version: '2023-07-draft',
    name: { en: definition.title },
    uuid: id,
    type: typeOf(definition),
    license: 'unknown',
    keywords: [...definition.tags, `${DIFFICULTY_KEYWORD}${definition.difficulty.toLowerCase()}`],
    limits: {
      time_limit: definition.timeLimitMs / 1_000,
      memory: Math.ceil(definition.memoryLimitKb / 1_024),
    },
  };
}

function typeOf({ checker, groups }: ProblemDefinition): string | string[] {
  const isInteractive = checker.kind === 'interactive';
  if (groups) return isInteractive ? ['scoring', 'interactive'] : 'scoring';
  return isInteractive ? 'interactive' : 'pass-fail';
}

function addTests(
  files: Map<string, string>,
  tests: readonly StoredTest[],
  explanations: Readonly<Record<string, string>>,
  folderOf: ((test: StoredTest) => string) | undefined,
): void {
  for (const [at, test] of tests.entries()) {
    const { id, input, answer, hidden } = test;
    const number = String(at + 1).padStart(3, '0');
    const name = hidden ? `${number}-${id.replace(/^\d{2,3}-/, '').replace(/[^\w-]/g, '-')}` : number;
    const group = hidden && folderOf ? `${folderOf(test)}/` : '';
    const path = `data/${hidden ? 'secret' : 'sample'}/${group}${name}`;
    files.set(`${path}.in`, input);
    files.set(`${path}.ans`, answer);
    const explanation = hidden ? undefined : explanations[id];
    if (explanation) files.set(`${path}.desc`, `${explanation}\n`);
  }
}

interface Validator {
  /** Of the default validator, or of a package's own. */
  flags: string;
  validator?: { ending: string; source: string };
}

function validatorOf(checker: CheckerSpec): Validator {
  switch (checker.kind) {
    case 'exact':
      return { flags: 'case_sensitive space_change_sensitive' };
    case 'tokens':
      return { flags: checker.ignoreCase ? '' : 'case_sensitive' };
    case 'floats': {
      const part = (name: string, value: number) =>
        value === NO_TOLERANCE ? [] : [`float_${name}_tolerance ${value}`];
      const parts = [...part('absolute', checker.absolute), ...part('relative', checker.relative)];
      return { flags: [...(checker.ignoreCase ? [] : ['case_sensitive']), ...parts].join(' ') };
    }
    case 'unordered_lines':
      return { flags: '', validator: python(checker.kind, unordered('lines')) };
    case 'unordered_tokens':
      return { flags: '', validator: python(checker.kind, unordered('tokens')) };
    case 'custom':
      return customValidator(checker);
    case 'interactive':
      return interactorOf(checker);
  }
}

function customValidator({
  source = '',
  language = 'PYTHON',
  protocol = 'json',
  args = [],
}: Extract<CheckerSpec, { kind: 'custom' }>): Validator {
  if (protocol === 'kattis')
    return { flags: args.join(' '), validator: { ending: LANGUAGE_EXTENSIONS[language], source } };
  if (protocol === 'json' && language === 'PYTHON')
    return { flags: '', validator: python('custom', ownChecker(source)) };
  throw new PackageError('a checker with testlib cannot be exported in the Kattis format');
}

function interactorOf({ source = '', language = 'PYTHON', protocol, args = [] }: Interactor): Validator {
  if (protocol === 'testlib')
    throw new PackageError('an interactor with testlib cannot be exported in the Kattis format');
  return { flags: args.join(' '), validator: { ending: LANGUAGE_EXTENSIONS[language], source } };
}

const python = (kind: string, source: string) => ({
  ending: 'py',
  source: `${CHECKER_MARK}${kind}\n${source}`,
});

/** Compares what both texts hold, whatever the order. */
const unordered = (what: 'lines' | 'tokens'): string => `import sys

def parts(text):
${
  what === 'tokens'
    ? '    return sorted(text.split())'
    : '    lines = [line.rstrip() for line in text.split("\\n")]\n    while lines and lines[-1] == "":\n        lines.pop()\n    return sorted(lines)'
}

with open(sys.argv[2]) as file:
    answer = file.read()
sys.exit(42 if parts(answer) == parts(sys.stdin.read()) else 43)
`;

/** Gives our checker what it reads, and translates how it ends. */
const ownChecker = (source: string): string => `import io, json, sys

SOURCE = ${JSON.stringify(source)}

texts = [open(sys.argv[1]).read(), open(sys.argv[2]).read(), sys.stdin.read()]
feedback = sys.argv[3]
sys.stdin = io.StringIO("".join(json.dumps(text) + "\\n" for text in texts))
sys.stdout = io.StringIO()
code = 0
try:
    exec(compile(SOURCE, "checker.py", "exec"), {"__name__": "__main__"})
except SystemExit as end:
    code = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
with open(feedback + "/judgemessage.txt", "w") as file:
    file.write(sys.stdout.getvalue())
sys.exit({0: 42, 1: 43, 2: 43}.get(code, 1))
`;

const inputValidator = (source: string): string => `${asScript(source)}
;(() => {
  const complaint = validate(require('fs').readFileSync(0, 'utf8'));
  if (complaint != null) process.stderr.write(complaint + '\\n');
  process.exit(complaint == null ? 42 : 43);
})();
`;
