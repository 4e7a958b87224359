import { markersOf } from './compile-markers.js';

const lines = (count: number, text = 'x') => Array.from({ length: count }, () => text).join('\n');

describe('markers from a compiler or an interpreter', () => {
  it('reads every javac error with its column, and warnings as warnings', () => {
    const output = [
      "Main.java:3: error: ';' expected",
      '    int a = 1',
      '             ^',
      'Main.java:5: warning: [removal] finalize() is deprecated',
      '    void f() {',
      '    ^',
      'Main.java:9: error: cannot find symbol',
      '        foo();',
      '        ^',
      '  symbol:   method foo()',
      '2 errors',
    ].join('\n');
    expect(markersOf('JAVA', output, lines(10))).toEqual([
      { line: 3, column: 14, message: "';' expected", severity: 'error' },
      { line: 5, column: 5, message: '[removal] finalize() is deprecated', severity: 'warning' },
      { line: 9, column: 9, message: 'cannot find symbol', severity: 'error' },
    ]);
  });

  it('reads errors and warnings of g++, and not those in a header', () => {
    const output = [
      'main.cpp: In function ‘int main()’:',
      'main.cpp:4:5: error: ‘x’ was not declared in this scope',
      '    4 |     x = 1;',
      'main.cpp:6:10: warning: unused variable',
      'main.cpp:1:10: fatal error: nothing.h: No such file or directory',
      '/usr/include/c++/12/bits/stl_algo.h:1950:22: error: no match for ‘operator-’',
    ].join('\n');
    expect(markersOf('CPP', output, lines(10))).toEqual([
      { line: 4, column: 5, message: '‘x’ was not declared in this scope', severity: 'error' },
      { line: 6, column: 10, message: 'unused variable', severity: 'warning' },
      { line: 1, column: 10, message: 'nothing.h: No such file or directory', severity: 'error' },
    ]);
  });

  it('reads the learner’s frame of a Java stack trace', () => {
    const output = [
      'Exception in thread "main" java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3',
      '\tat java.base/java.util.Arrays.get(Arrays.java:1)',
      '\tat Main.solve(Main.java:7)',
      '\tat Main.main(Main.java:12)',
    ].join('\n');
    const [marker] = markersOf('JAVA', output, lines(12));
    expect(marker).toMatchObject({ line: 7, severity: 'error' });
    expect(marker?.message).toContain('ArrayIndexOutOfBoundsException');
  });

  it('reads the innermost frame of the learner in a Python traceback and adds the indentation that Python strips', () => {
    const output = [
      'Traceback (most recent call last):',
      '  File "/box/main.py", line 9, in <module>',
      '    print(solve())',
      '          ~~~~~^^',
      '  File "/box/main.py", line 4, in solve',
      '    return total / count',
      '           ~~~~~~^~~~~~~',
      'ZeroDivisionError: division by zero',
    ].join('\n');
    const source = `${lines(3)}\n        return total / count\n${lines(5)}`;
    expect(markersOf('PYTHON', output, source)).toEqual([
      { line: 4, column: 16, message: 'ZeroDivisionError: division by zero', severity: 'error' },
    ]);
  });

  it('reads a Python syntax error', () => {
    const output = [
      '  File "main.py", line 2',
      '    def f(:',
      '          ^',
      'SyntaxError: invalid syntax',
    ].join('\n');
    expect(markersOf('PYTHON', output, lines(2, 'def f(:'))).toEqual([
      { line: 2, column: 7, message: 'SyntaxError: invalid syntax', severity: 'error' },
    ]);
  });

  it('reads the first line of a Node error with its caret, otherwise the first frame in the file', () => {
    const syntax = ['/box/main.js:3', 'let a = ;', '        ^', '', "SyntaxError: Unexpected token ';'"].join(
      '\n',
    );
    expect(markersOf('JAVASCRIPT', syntax, lines(3))).toEqual([
      { line: 3, column: 9, message: "SyntaxError: Unexpected token ';'", severity: 'error' },
    ]);
    const thrown = [
      'TypeError: Cannot read properties of undefined',
      '    at node:internal/main:1:1',
      '    at solve (/box/main.js:5:11)',
    ].join('\n');
    expect(markersOf('JAVASCRIPT', thrown, lines(6))).toMatchObject([{ line: 5, column: 11 }]);
  });

  it('drops positions outside the source and ignores other text', () => {
    expect(markersOf('JAVA', 'Main.java:99: error: late', lines(3))).toEqual([]);
    expect(markersOf('PYTHON', 'Killed', lines(3))).toEqual([]);
  });
});
