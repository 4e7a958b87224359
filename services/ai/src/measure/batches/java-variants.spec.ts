import { variedJava } from './java-variants.js';

const PLAIN =
  'package own;\nimport java.util.*;\nimport java.util.function.*;\n\npublic class Main {\n  public static void main(String[] a) {\n    System.exit(new Pair(1, 2).sum());\n  }\n}\nrecord Pair(int a, int b) { int sum() { return a + b; } }\nabstract class Shape { }\n';

describe('variants of a Java program in one source', () => {
  it('are nested in classes of their own, and the first one keeps its lines', async () => {
    const program = await variedJava(PLAIN, '@@ ');
    const batch = await program?.batch([PLAIN, PLAIN.replace('a + b', 'a - b')]);
    const lines = batch?.source.split('\n') ?? [];
    expect(lines[0]).toMatch(
      /^import java\.util\.\*; import java\.util\.function\.\*; class Variant\w+N0 \{ $/,
    );
    expect(lines[4]).toBe('public static class Main {');
    expect(lines[6]).toMatch(/^ {4}EndedCase\w+\.exit\(new Pair\(1, 2\)\.sum\(\)\);$/);
    expect(lines[9]).toBe('static record Pair(int a, int b) { int sum() { return a + b; } }');
    expect(lines[10]).toBe('abstract static class Shape { }');
    expect(batch?.source).toContain('return a - b;');
    expect(batch?.source).not.toContain('package own');
    expect(batch?.frames).toEqual([expect.stringMatching(/N0\$Main$/), expect.stringMatching(/N1\$Main$/)]);
  });

  it('are named by the lines on which the compiler finds an error', async () => {
    const program = await variedJava(PLAIN, '@@ ');
    const batch = await program?.batch([PLAIN, PLAIN.replace('int sum', 'String sum'), PLAIN]);
    const wrong = batch?.source.split('\n').findIndex((line) => line.includes('String sum')) ?? 0;
    const output = `Main.java:${wrong + 1}: error: incompatible types\nreturn a + b;\n       ^\n1 error\n`;
    expect(batch?.wrongIn(output)).toEqual(new Set([1]));
    expect(batch?.wrongIn('Main.java:1: warning: [x] y\n')).toEqual(new Set());
    expect(batch?.wrongIn(`Main.java:${batch.source.split('\n').length}: error: none of theirs\n`)).toEqual(
      new Set(),
    );
  });

  it('leave out a text whose errors of syntax would spoil the others', async () => {
    const program = await variedJava(PLAIN, '@@ ');
    const batch = await program?.batch([PLAIN, PLAIN.replace('a + b; }', 'a + b;'), PLAIN]);
    expect(batch?.source).toMatch(/class Variant\w+N1 \{ \n\}/);
  });

  it('are none of a source without a main', async () => {
    expect(await variedJava('class Main { }', '@@ ')).toBeUndefined();
  });
});
