import { crashLine } from './crash-line.js';

it.each([
  [
    'PYTHON',
    'Traceback (most recent call last):\n  File "main.py", line 9, in <module>\n  File "main.py", line 4, in f\nIndexError: x\n',
    4,
  ],
  [
    'JAVASCRIPT',
    'TypeError: x\n    at f (main.js:3:7)\n    at main.js:9:1\n    at Script.runInContext (node:vm:1:2)\n',
    3,
  ],
  [
    'JAVA',
    'Exception in thread "main" java.lang.ArrayIndexOutOfBoundsException: 2\n\tat java.base/java.util.ArrayList.get(ArrayList.java:427)\n\tat Main.build(Main.java:27)\n\tat Main.main(Main.java:45)\n',
    27,
  ],
  ['JAVA', 'Killed\n', null],
] as const)('finds the innermost line of the program, in %s', (language, stderr, line) => {
  expect(crashLine(language, stderr)).toBe(line);
});

it.each([
  [
    'PYTHON',
    'Traceback (most recent call last):\n  File "/box/main.py", line 20, in <module>\n  File "/box/main.py", line 7, in visit\n  File "/box/main.py", line 7, in visit\n  [Previous line repeated 990 more times]\n  File "/box/main.py", line 3, in visit\nRecursionError: maximum recursion depth exceeded\n',
    7,
  ],
  [
    'JAVA',
    'Exception in thread "main" java.lang.StackOverflowError\n\tat Main.go(Main.java:4)\n\tat Main.go(Main.java:6)\n\tat Main.go(Main.java:6)\n',
    6,
  ],
] as const)('finds the call that goes too deep, in %s', (language, stderr, line) => {
  expect(crashLine(language, stderr)).toBe(line);
});
