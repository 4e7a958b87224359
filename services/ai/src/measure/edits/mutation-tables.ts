import type { EditorLanguage } from '@evident/contracts';

/** Tokens that are often mistaken for one another, likeliest first. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
  '==': ['!='],
  '!=': ['=='],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-', '*'],
  '-': ['+'],
  '*': ['+'],
  '%': ['/'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['+='],
  '++': ['--'],
  '--': ['++'],
  '&&': ['||'],
  '||': ['&&'],
  and: ['or'],
  or: ['and'],
  '&': ['|'],
  '|': ['&', '^'],
  '^': ['|'],
  '<<': ['>>'],
  '>>': ['<<'],
};

const OPERATORS_OF: Readonly<Record<EditorLanguage, Readonly<Record<string, readonly string[]>>>> = {
  JAVASCRIPT: OPERATORS,
  JAVA: OPERATORS,
  PYTHON: { ...OPERATORS, '/': ['//'], '//': ['/', '%'], '%': ['//'] },
};

/** @returns what may stand in place of an operator, likeliest first. */
export const otherOperators = (language: EditorLanguage, operator: string): readonly string[] =>
  Object.hasOwn(OPERATORS_OF[language], operator) ? (OPERATORS_OF[language][operator] ?? []) : [];

const NAME_PAIRS: readonly (readonly [string, string])[] = [
  ['min', 'max'],
  ['MIN_VALUE', 'MAX_VALUE'],
  ['floor', 'ceil'],
  ['any', 'all'],
  ['some', 'every'],
  ['True', 'False'],
  ['true', 'false'],
  ['bisect_left', 'bisect_right'],
  ['popleft', 'pop'],
  ['shift', 'pop'],
  ['pollFirst', 'pollLast'],
  ['peekFirst', 'peekLast'],
  ['getFirst', 'getLast'],
  ['removeFirst', 'removeLast'],
  ['floorKey', 'lowerKey'],
  ['ceilingKey', 'higherKey'],
  ['indexOf', 'lastIndexOf'],
  ['find', 'rfind'],
  ['break', 'continue'],
];

/** @returns the names that are easily confused with this one. */
export const otherNames = (name: string): readonly string[] =>
  NAME_PAIRS.flatMap(([a, b]) => (a === name ? [b] : b === name ? [a] : []));
