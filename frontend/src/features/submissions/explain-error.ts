import type { Language } from '@evident/contracts/languages';

interface Explanation {
  /** What the error means, and what to look at. */
  words: string;
  /** Line of the learner's program; null where the error names none. */
  line: number | null;
  /** The text of that line. */
  code: string | null;
}

interface Rule {
  error: RegExp;
  words: string;
}

const PYTHON: readonly Rule[] = [
  {
    error: /^EOFError/m,
    words:
      'The program asked for a line after the input had ended. input() reads one line each time: numbers on one line are read together, as in a, b = map(int, input().split()).',
  },
  {
    error: /^IndexError: pop from/m,
    words: 'pop() was called on an empty list. Check that the list has elements before you take one.',
  },
  {
    error: /^IndexError/m,
    words:
      'An index lies outside the list or string. The last index is len(x) - 1; check the first and last round of the loop, and empty input.',
  },
  {
    error: /^KeyError/m,
    words:
      'The dictionary has no such key. Use d.get(key, default), check with "key in d", or use collections.defaultdict.',
  },
  {
    error: /^ValueError: invalid literal for int\(\)/m,
    words:
      'int() was given text that is not one whole number. Often the line holds several numbers, as in "3 4": split it first with input().split().',
  },
  {
    error: /^ValueError: (?:too many|not enough) values to unpack/m,
    words:
      'The number of names on the left is not the number of values on the right. Check how many values each line of the input has.',
  },
  {
    error: /^TypeError: 'NoneType' object is not (?:subscriptable|iterable)/m,
    words:
      'A value is None where a list or string was expected. A function without return gives None, and so do list.sort() and list.append().',
  },
  {
    error: /^TypeError: .*(?:must be str, not int|can only concatenate str|unsupported operand type)/m,
    words:
      'Two values of different types were combined, often text and a number. input() gives text: convert it with int(), or convert the number with str().',
  },
  {
    error: /^TypeError: '\w+' object cannot be interpreted as an integer/m,
    words:
      'A whole number was expected. Use int(...), and // instead of / where the result is an index or a count.',
  },
  {
    error: /^AttributeError: 'NoneType'/m,
    words:
      'A value is None, and None has no such attribute. Often the end of a list or tree was reached: check for None first.',
  },
  {
    error: /^UnboundLocalError/m,
    words:
      'The function assigns this name, so it is local there and has no value yet. Assign it first, or declare it nonlocal or global.',
  },
  {
    error: /^NameError/m,
    words:
      'This name has no value here. Check its spelling and that it is assigned or imported before it is used.',
  },
  {
    error: /^ZeroDivisionError/m,
    words: 'Something was divided by zero. Check the divisor, for example for an empty list.',
  },
  {
    error: /^RecursionError/m,
    words:
      'The function called itself too often. Check that the recursion ends for every input. Python allows about 1,000 levels: raise it with sys.setrecursionlimit, or use a loop with a list as the stack.',
  },
  {
    error: /^MemoryError/m,
    words:
      'The program needs more memory than it is allowed. Look for a list that grows in a loop that does not end.',
  },
];

const JAVASCRIPT: readonly Rule[] = [
  {
    error: /TypeError: Cannot (?:read|set) propert(?:y|ies) .*of (?:undefined|null)/,
    words:
      'The value before the dot or bracket is undefined or null. Often an index lies outside the array, or the input has fewer lines than the program reads.',
  },
  {
    error: /TypeError: .* is not a function/,
    words:
      'Something that is not a function was called. Check the name of the method and the type of the value before it.',
  },
  {
    error: /TypeError: .* is not iterable/,
    words:
      'A loop, spread or unpacking was given something that is no array or other collection, often undefined.',
  },
  {
    error: /TypeError: Assignment to constant variable/,
    words: 'A const cannot be changed. Declare the variable with let.',
  },
  {
    error: /TypeError: Cannot mix BigInt/,
    words: 'BigInt and Number cannot be combined. Convert one of them with BigInt(x) or Number(x).',
  },
  {
    error: /ReferenceError: Cannot access '.*' before initialization/,
    words: 'The variable is used before its let or const has run. Move the declaration up.',
  },
  {
    error: /ReferenceError: .* is not defined/,
    words:
      'This name is declared nowhere. Check its spelling, and that the variable is visible in this function.',
  },
  {
    error: /RangeError: Maximum call stack size exceeded/,
    words:
      'The function called itself too often. Check that the recursion ends for every input, or use a loop with an array as the stack.',
  },
  {
    error: /RangeError: Invalid array length/,
    words:
      'An array was made with a length that is negative or not whole. Check that the number was read with Number(...).',
  },
  {
    error: /SyntaxError: .*(?:JSON|Unexpected end of)/,
    words:
      'JSON.parse was given text that is not JSON. The input is plain text: split it into lines and words instead.',
  },
  {
    error: /SyntaxError: Cannot convert .* to a BigInt/,
    words: 'BigInt(...) was given text that is not one whole number. Split the line into words first.',
  },
  {
    error: /Cannot find module/,
    words: 'This module is not installed. Only the modules of Node.js itself can be loaded.',
  },
];

const JAVA: readonly Rule[] = [
  {
    error: /ArrayIndexOutOfBoundsException/,
    words:
      'An index lies outside the array. The last index is length - 1; check the first and last round of the loop.',
  },
  {
    error: /StringIndexOutOfBoundsException/,
    words: 'An index lies outside the string. The last index is length() - 1; check for an empty string.',
  },
  {
    error: /IndexOutOfBoundsException/,
    words: 'An index lies outside the list. The last index is size() - 1.',
  },
  {
    error: /NullPointerException/,
    words:
      'A value is null where an object was needed. Often readLine() has reached the end of the input, or a map has no such key.',
  },
  {
    error: /NumberFormatException/,
    words:
      'The text is not a whole number. Often the line holds several numbers or a blank at its end: use trim() and split("\\\\s+").',
  },
  {
    error: /InputMismatchException/,
    words:
      'The scanner met another kind of value than it was asked for, for example a word or a number too large for int.',
  },
  {
    error: /NoSuchElementException/,
    words:
      'The program asked for more input than there is, or took an element of an empty collection. Check hasNext() or isEmpty() first.',
  },
  {
    error: /StackOverflowError/,
    words:
      'The method called itself too often. Check that the recursion ends for every input, or use a loop with an ArrayDeque.',
  },
  {
    error: /ArithmeticException: \/ by zero/,
    words: 'A whole number was divided by zero. Check the divisor.',
  },
  {
    error: /ClassCastException/,
    words: 'An object is not of the class that it was cast to. Check what the collection holds.',
  },
  {
    error: /ConcurrentModificationException/,
    words:
      'A collection was changed while a loop went through it. Use an Iterator with remove(), or collect the changes first.',
  },
  {
    error: /NegativeArraySizeException/,
    words: 'An array was made with a negative length. Check how the length is calculated.',
  },
  {
    error: /OutOfMemoryError/,
    words: 'The program needs more memory than it is allowed. Look for a collection that grows without end.',
  },
];

const RULES: Partial<Record<Language, readonly Rule[]>> = { PYTHON, JAVASCRIPT, JAVA };

/** The frame of the learner's own file that is nearest to the error. */
function lineIn(language: Language, stderr: string): number | null {
  const matches = (pattern: RegExp) => [...stderr.matchAll(pattern)].map(([, line]) => Number(line));
  switch (language) {
    case 'PYTHON':
      return matches(/File "(?:[^"]*\/)?main\.py", line (\d+)/g).at(-1) ?? null;
    case 'JAVASCRIPT':
      return matches(/main\.js:(\d+)/g)[0] ?? null;
    case 'JAVA':
      return matches(/^\s*at (?!java\.|jdk\.|sun\.)[\w.$<>]+\(\w+\.java:(\d+)\)/gm)[0] ?? null;
    default:
      return null;
  }
}

/** @returns a common error in words, with the line; null for an error that is not among the known ones. */
export function explainError(language: Language, stderr: string, source: string): Explanation | null {
  const rule = RULES[language]?.find(({ error }) => error.test(stderr));
  if (!rule) return null;
  const line = lineIn(language, stderr);
  const code = line === null ? undefined : source.split('\n')[line - 1]?.trim();
  return { words: rule.words, line: code === undefined ? null : line, code: code || null };
}
