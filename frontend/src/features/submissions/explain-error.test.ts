import { explainError } from './explain-error.js';

const SOURCE = Array.from({ length: 20 }, (_, at) => `  line ${at + 1}`).join('\n');
const words = (language: Parameters<typeof explainError>[0], stderr: string) =>
  explainError(language, stderr, SOURCE)?.words;

const python = (error: string) =>
  `Traceback (most recent call last):\n  File "/box/main.py", line 9, in <module>\n    solve()\n  File "/box/main.py", line 4, in solve\n    x\n${error}\n`;
const javascript = (error: string) =>
  `/box/main.js:7\nconsole.log(a.length);\n              ^\n\n${error}\n    at f (/box/main.js:7:15)\n    at Object.<anonymous> (/box/main.js:12:1)\n    at Module._compile (node:internal/modules/cjs/loader:1521:14)\n`;
const java = (error: string) =>
  `Exception in thread "main" ${error}\n\tat java.base/java.lang.Integer.parseInt(Integer.java:668)\n\tat Main.solve(Main.java:3)\n\tat Main.main(Main.java:11)\n`;

describe('errors in words', () => {
  it.each([
    ['EOFError: EOF when reading a line', /input had ended/],
    ['IndexError: list index out of range', /last index/],
    ['IndexError: pop from empty list', /empty list/],
    ["KeyError: 'a'", /no such key/],
    ["ValueError: invalid literal for int() with base 10: '3 4'", /split it first/],
    ['ValueError: not enough values to unpack (expected 2, got 1)', /number of names/],
    ["TypeError: 'NoneType' object is not subscriptable", /None where/],
    ["TypeError: unsupported operand type(s) for +: 'int' and 'str'", /different types/],
    ['TypeError: can only concatenate str (not "int") to str', /different types/],
    ["TypeError: 'float' object cannot be interpreted as an integer", /\/\/ instead/],
    ["AttributeError: 'NoneType' object has no attribute 'next'", /end of a list or tree/],
    ["UnboundLocalError: cannot access local variable 'n'", /local there/],
    ["NameError: name 'n' is not defined", /no value here/],
    ['ZeroDivisionError: division by zero', /divided by zero/],
    ['RecursionError: maximum recursion depth exceeded', /called itself too often/],
  ])('explains %s of Python', (error, expected) => {
    expect(words('PYTHON', python(error))).toMatch(expected);
    expect(explainError('PYTHON', python(error), SOURCE)).toMatchObject({ line: 4, code: 'line 4' });
  });

  it.each([
    ["TypeError: Cannot read properties of undefined (reading 'length')", /undefined or null/],
    ['TypeError: lines.push is not a function', /not a function was called/],
    ['TypeError: undefined is not iterable', /no array/],
    ['TypeError: Assignment to constant variable.', /let/],
    ['TypeError: Cannot mix BigInt and other types, use explicit conversions', /BigInt\(x\)/],
    ["ReferenceError: Cannot access 'a' before initialization", /Move the declaration/],
    ['ReferenceError: n is not defined', /declared nowhere/],
    ['RangeError: Maximum call stack size exceeded', /called itself/],
    ['RangeError: Invalid array length', /negative or not whole/],
    ['SyntaxError: Unexpected token a in JSON at position 0', /not JSON/],
    ['SyntaxError: Cannot convert 3 4 to a BigInt', /Split the line/],
    ["Error: Cannot find module 'lodash'", /not installed/],
  ])('explains %s of JavaScript', (error, expected) => {
    expect(words('JAVASCRIPT', javascript(error))).toMatch(expected);
    expect(explainError('JAVASCRIPT', javascript(error), SOURCE)?.line).toBe(7);
  });

  it.each([
    ['java.lang.ArrayIndexOutOfBoundsException: Index 5 out of bounds for length 5', /length - 1/],
    ['java.lang.StringIndexOutOfBoundsException: index 0, length 0', /empty string/],
    ['java.lang.IndexOutOfBoundsException: Index 3 out of bounds for length 3', /size\(\) - 1/],
    ['java.lang.NullPointerException', /null where/],
    ['java.lang.NumberFormatException: For input string: "1 2"', /several numbers/],
    ['java.util.InputMismatchException', /another kind/],
    ['java.util.NoSuchElementException: No line found', /more input than there is/],
    ['java.lang.StackOverflowError', /called itself/],
    ['java.lang.ArithmeticException: / by zero', /divided by zero/],
    ['java.lang.ClassCastException: class A cannot be cast', /not of the class/],
    ['java.util.ConcurrentModificationException', /went through it/],
    ['java.lang.NegativeArraySizeException: -1', /negative length/],
    ['java.lang.OutOfMemoryError: Java heap space', /more memory/],
  ])('explains %s of Java', (error, expected) => {
    expect(words('JAVA', java(error))).toMatch(expected);
    // The frame of the library is not the learner's.
    expect(explainError('JAVA', java(error), SOURCE)?.line).toBe(3);
  });

  it('says nothing about an error that it does not know, or of a language without rules', () => {
    expect(words('PYTHON', python('ValueError: my own'))).toBeUndefined();
    expect(words('PYTHON', 'the words IndexError in the middle of a line')).toBeUndefined();
    expect(words('CPP', 'terminate called after throwing')).toBeUndefined();
  });

  it('names no line that the program does not have', () => {
    const shifted = python('EOFError').replaceAll('line 4', 'line 400');
    expect(explainError('PYTHON', shifted, SOURCE)).toMatchObject({ line: null, code: null });
    expect(explainError('PYTHON', 'EOFError: EOF when reading a line', SOURCE)?.line).toBeNull();
  });
});
