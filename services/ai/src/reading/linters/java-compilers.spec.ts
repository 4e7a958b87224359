import { expect, it } from '@jest/globals';
import { javaCompilerFindings } from './java-compilers.js';

it('reads only the warnings from the output of the compiler', () => {
  const output = [
    'Main.java:4: warning: [divzero] division by zero',
    '    int x = 1 / 0;',
    '                ^',
    'Main.java:7: error: missing return statement',
    'Main.java:9: warning: [removal] Thread.stop() in Thread has been deprecated',
    'Note: Main.java uses unchecked or unsafe operations.',
  ].join('\n');
  expect(javaCompilerFindings(output)).toMatchObject([
    { messageId: 'common.division-by-zero', line: 4, tool: 'javac' },
    { messageId: 'java.compiler-warning', line: 9, text: expect.stringContaining('deprecated') },
  ]);
});

it('maps the warnings of the Eclipse compiler to the catalogue', () => {
  const output = [
    'Main.java:6: warning: [ecj] The value of the local variable never is not used',
    'Main.java:10: warning: [ecj] Comparing identical expressions',
    'Main.java:14: warning: [ecj] Null pointer access: The variable o can only be null at this location',
    'Main.java:15: warning: [ecj] Unlikely argument type Integer for contains(Object) on a Collection<String>',
    'Main.java:16: warning: [ecj] Something new',
  ].join('\n');
  expect(javaCompilerFindings(output)).toMatchObject([
    { messageId: 'common.unused', line: 6, tool: 'ecj', text: '`never` is never used.' },
    { messageId: 'common.self-compare', line: 10 },
    { messageId: 'java.null-access', line: 14, text: expect.stringContaining('`o`') },
    { messageId: 'java.unlikely-argument', line: 15 },
    { messageId: 'java.compiler-warning', line: 16, text: 'The compiler warns: Something new' },
  ]);
});
