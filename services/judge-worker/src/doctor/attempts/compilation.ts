import { type Attempt, javaMain } from '../attempt.js';

const CE = ['compile_error'] as const;
const HUGE = 'x'.repeat(200_000);

/** Sources that attack the compiler, and what a source can do to the start of its program. */
export const COMPILATION: readonly Attempt[] = [
  {
    number: 47,
    title: 'constant table too large',
    language: 'JAVA',
    source: javaMain(`int[] a = {${'1,'.repeat(20_000)}};`),
    expected: CE,
    stderr: /code too large/,
  },
  {
    number: 47,
    title: 'nested too deep',
    language: 'JAVA',
    source: javaMain(`int a = ${'('.repeat(20_000)}1${')'.repeat(20_000)};`),
    expected: ['compile_error', 'exited'],
  },
  {
    number: 47,
    title: 'deep generics',
    language: 'JAVA',
    source: javaMain(`${'List<'.repeat(300)}String${'>'.repeat(300)} a = null; System.out.println(1);`),
    expected: ['compile_error', 'exited'],
  },
  {
    number: 47,
    title: 'asks for an annotation processor',
    language: 'JAVA',
    source:
      '@javax.annotation.processing.SupportedAnnotationTypes("*") public class Main extends javax.annotation.processing.AbstractProcessor { public boolean process(java.util.Set<? extends javax.lang.model.element.TypeElement> a, javax.annotation.processing.RoundEnvironment r) { throw new Error("ran"); } public static void main(String[] a) { System.out.println("ok"); } }',
    expected: ['exited'],
    stdout: 'ok\n',
  },
  {
    number: 47,
    title: 'a class name of 4000 letters',
    language: 'JAVA',
    source: `public class ${'A'.repeat(4000)} { public static void main(String[] a) {} }`,
    expected: ['compile_error', 'exited'],
  },
  {
    number: 47,
    title: 'many errors',
    language: 'JAVA',
    source: `public class Main { ${'x y z;\n'.repeat(2000)} }`,
    expected: CE,
  },
  {
    number: 47,
    title: 'an empty source',
    language: 'JAVA',
    source: '',
    expected: ['compile_error', 'exited'],
    check: ({ evidence }) => (evidence.exitCode === 0 ? 'exit code 0' : undefined),
  },
  {
    number: 47,
    title: 'includes a device',
    language: 'CPP',
    source: '#include "/dev/urandom"\nint main() {}',
    expected: CE,
  },
  {
    number: 47,
    title: 'includes the password file',
    language: 'CPP',
    source: '#include "/etc/shadow"\nint main() {}',
    expected: CE,
    stderr: /No such file/,
  },
  {
    number: 47,
    title: 'includes itself',
    language: 'CPP',
    source: '#include "main.cpp"\nint main() {}',
    expected: CE,
  },
  {
    number: 47,
    title: 'endless templates',
    language: 'CPP',
    source:
      'template <int N> struct A { static const int v = A<N + 1>::v; };\nint main() { return A<0>::v; }',
    expected: CE,
  },
  {
    number: 47,
    title: 'a binary of 250 MB',
    language: 'CPP',
    source: 'char a[250 << 20] = {1};\nint main() { return a[5]; }',
    expected: CE,
  },
  ...['/proc/self/fd/0', '/proc/self/fd/1', '/dev/stderr'].map((name): Attempt => ({
    number: 47,
    title: `waits for its own ${name}`,
    language: 'CPP',
    source: `#include "${name}"\nint x = y;`,
    expected: CE,
  })),
  {
    number: 47,
    title: 'links a file of the compiler',
    language: 'CPP',
    source: 'asm(".incbin \\"/etc/shadow\\"");\nint main() {}',
    expected: CE,
  },
  {
    number: 47,
    title: 'parentheses without end',
    language: 'PYTHON',
    source: `${'('.repeat(5000)}1${')'.repeat(5000)}`,
    expected: ['compile_error', 'exited'],
    stderr: /SyntaxError|MemoryError|RecursionError/,
  },
  { number: 47, title: 'a NUL in the source', language: 'PYTHON', source: 'print(1)\0', expected: CE },
  {
    number: 47,
    title: 'a syntax error in its own words',
    language: 'PYTHON',
    source: 'print("a"\n',
    expected: CE,
    stderr: /main\.py", line 1\n.*\n.*\nSyntaxError: '\(' was never closed/,
  },
  {
    number: 47,
    title: 'a syntax error in its own words',
    language: 'JAVASCRIPT',
    source: 'const a = ;',
    expected: CE,
    stderr: /SyntaxError: Unexpected token ';'/,
  },
  {
    number: 47,
    title: 'a first line for the shell, and a mark of byte order',
    language: 'JAVASCRIPT',
    source: '\uFEFF#!/bin/sh\nconsole.log(1)',
    expected: ['exited'],
  },
  {
    number: 47,
    title: 'one endless line',
    language: 'JAVASCRIPT',
    source: `const a = "${HUGE}"; console.log(a.length);`,
    expected: ['exited'],
    stdout: `${HUGE.length}\n`,
  },
  {
    number: 48,
    title: 'hooks of the languages are not taken from the environment',
    language: 'PYTHON',
    source:
      'import sys\nprint("contained" if sys.flags.isolated and not any("site-packages" in p or "dist-packages" in p for p in sys.path) else "WON")',
    expected: ['exited'],
    stdout: 'contained\n',
  },
  {
    number: 48,
    title: 'hooks of the languages are not taken from the environment',
    language: 'JAVASCRIPT',
    // The only option is the worker's own.
    source:
      'console.log(/^--stack-size=\\d+$/.test(process.execArgv.join(" ")) && !process.env.NODE_OPTIONS ? "contained" : "WON")',
    expected: ['exited'],
    stdout: 'contained\n',
  },
  {
    number: 48,
    title: 'hooks of the languages are not taken from the environment',
    language: 'JAVA',
    source: javaMain(
      'System.out.println(System.getenv("JAVA_TOOL_OPTIONS") == null && System.getenv("_JAVA_OPTIONS") == null ? "contained" : "WON");',
    ),
    expected: ['exited'],
    stdout: 'contained\n',
  },
  {
    number: 48,
    title: 'names a package that leads elsewhere',
    language: 'JAVA',
    source:
      'package a.b.c; public class Main { public static void main(String[] x) { System.out.println("ok"); } }',
    expected: ['exited'],
    stdout: 'ok\n',
  },
];
