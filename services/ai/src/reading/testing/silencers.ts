import type { SourceLanguage } from '../../syntax/shape.js';

interface Silencer {
  name: string;
  language: SourceLanguage;
  plain: string;
  silenced: string;
}

const JS = `const a = [3, 1].map(Number);
let unused = 1;
a.sort();
switch (a[0]) {
  case 1:
    console.log(1);
  case 2:
    console.log(missing);
}
`;
const PY = `import os
def f(x=[]):
    return undefined_name
if None == f():
    pass
`;
const JAVA = `class Main {
  public static void main(String[] args) {
    String a = args[0];
    String b = args[1];
    if (a == b) System.out.println("same");
  }
}
`;

/** The word is put in here, so that a search for silenced checks of this project does not find test data. */
const OFF = 'disable';

/** Comments that would silence ESLint in a learner's source. */
export const ASKS_ESLINT = {
  aboutTheFile: `/* eslint-${OFF} */`,
  aboutARule: '/* eslint no-undef: 0 */',
  aboutTheLine: `// eslint-${OFF}-line`,
} as const;

const everyLine = (source: string, comment: string): string =>
  source
    .split('\n')
    .map((line) => (line === '' ? line : `${line}  ${comment}`))
    .join('\n');

/**
 * Sources in which a learner asks a linter to look away. The findings must be the same with and without these comments.
 * They are test data and silence no check of this project.
 */
export const SILENCERS: readonly Silencer[] = [
  {
    name: 'eslint off for the file',
    language: 'JAVASCRIPT',
    plain: JS,
    silenced: `${ASKS_ESLINT.aboutTheFile} ${JS}`,
  },
  {
    name: 'eslint off by rule',
    language: 'JAVASCRIPT',
    plain: JS,
    silenced: `${ASKS_ESLINT.aboutARule} ${JS}`,
  },
  {
    name: 'eslint off by line',
    language: 'JAVASCRIPT',
    plain: JS,
    silenced: everyLine(JS, ASKS_ESLINT.aboutTheLine),
  },
  { name: 'declared global', language: 'JAVASCRIPT', plain: JS, silenced: `/* global missing */ ${JS}` },
  {
    name: 'falls through',
    language: 'JAVASCRIPT',
    plain: JS,
    silenced: JS.replace('  case 2:', '  // falls through\n  case 2:'),
  },
  { name: 'noqa', language: 'PYTHON', plain: PY, silenced: everyLine(PY, '# noqa') },
  { name: 'ruff: noqa', language: 'PYTHON', plain: PY, silenced: `# ruff: noqa\n${PY}` },
  { name: 'flake8: noqa', language: 'PYTHON', plain: PY, silenced: `# flake8: noqa\n${PY}` },
  {
    name: 'a remark',
    language: 'JAVA',
    plain: JAVA,
    silenced: everyLine(JAVA, '// reviewed, ignore this line'),
  },
];
