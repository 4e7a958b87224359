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

const everyLine = (source: string, comment: string): string =>
  source
    .split('\n')
    .map((line) => (line === '' ? line : `${line}  ${comment}`))
    .join('\n');

/**
 * Ways in which a learner's text asks a linter to look away. They stand in texts that the tests read as a learner's: the
 * findings must be the same with and without them. None silences a check of this project.
 */
export const SILENCERS: readonly Silencer[] = [
  // A learner's words, given to the linter under test: it must find the same faults in spite of them.
  { name: 'eslint-disable', language: 'JAVASCRIPT', plain: JS, silenced: `/* eslint-disable */ ${JS}` },
  {
    name: 'eslint off by rule',
    language: 'JAVASCRIPT',
    plain: JS,
    silenced: `/* eslint no-undef: 0 */ ${JS}`,
  },
  {
    // The same, said on every line of the learner's text.
    name: 'eslint-disable-line',
    language: 'JAVASCRIPT',
    plain: JS,
    silenced: everyLine(JS, '// eslint-disable-line'),
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
