import { expect, it } from '@jest/globals';
import { javacFindings } from './javac.js';

it('reads warnings, and only those, out of what the compiler printed', () => {
  const output = [
    'Main.java:4: warning: [divzero] division by zero',
    '    int x = 1 / 0;',
    '                ^',
    'Main.java:7: error: missing return statement',
    'Main.java:9: warning: [removal] Thread.stop() in Thread has been deprecated',
    'Note: Main.java uses unchecked or unsafe operations.',
  ].join('\n');
  expect(javacFindings(output)).toMatchObject([
    { messageId: 'common.division-by-zero', line: 4, tool: 'javac' },
    { messageId: 'java.compiler-warning', line: 9, text: expect.stringContaining('deprecated') },
  ]);
});
