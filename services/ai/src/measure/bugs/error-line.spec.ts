import { errorLine } from './error-line.js';

describe('the line that names the error of a crash', () => {
  it.each([
    [
      'Traceback (most recent call last):\n  File "main.py", line 2\n    a[5]\nIndexError: list index out of range\n',
      'IndexError: list index out of range',
    ],
    [
      'Exception in thread "main" java.lang.ArrayIndexOutOfBoundsException: Index 5 out of bounds for length 5\n\tat Main.main(Main.java:4)\n',
      'ArrayIndexOutOfBoundsException: Index 5 out of bounds for length 5',
    ],
    [
      "/box/main.js:3\n  a.b.c;\n      ^\n\nTypeError: Cannot read properties of undefined (reading 'c')\n    at main.js:3:7\n\nNode.js v22.0.0\n",
      "TypeError: Cannot read properties of undefined (reading 'c')",
    ],
    ['out of memory\n', 'out of memory'],
    ['', ''],
  ])('is found in %j', (stderr, line) => {
    expect(errorLine(stderr)).toBe(line);
  });
});
