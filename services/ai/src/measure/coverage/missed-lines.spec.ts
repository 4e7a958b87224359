import type { Block } from '../batches/block.js';
import { missedLines } from './missed-lines.js';

/** The block from the first to the second text of a source. */
function block(source: string, from: string, to: string, kind: Block['kind'] = 'code'): Block {
  const at = (offset: number): { line: number; column: number } => {
    const before = source.slice(0, offset).split('\n');
    return { line: before.length, column: before.at(-1)?.length ?? 0 };
  };
  const start = at(source.indexOf(from));
  const end = at(source.indexOf(to) + to.length);
  return { ...start, endLine: end.line, endColumn: end.column, kind };
}

const told = (source: string, blocks: readonly Block[], reached: readonly number[] = []): string[] =>
  missedLines(source, blocks, new Set(reached)).map(
    ({ first, last, kind, blocks: inside }) => `${kind} ${first}-${last} [${inside.join(' ')}]`,
  );

describe('missedLines', () => {
  it('is empty when every block was entered', () => {
    expect(told('a\nb\nc\n', [block('a\nb\nc\n', 'b', 'b')], [0])).toEqual([]);
  });

  it('names the outermost of nested blocks', () => {
    const source = 'if (x) {\n  one();\n  if (y) {\n    two();\n  }\n  three();\n}\n';
    const blocks = [
      block(source, 'two();', 'two();'),
      block(source, 'one();', 'three();'),
      block(source, 'three();', 'three();'),
    ];
    expect(told(source, blocks)).toEqual(['code 2-6 [1]']);
  });

  it('joins neighbours that only lines without code separate', () => {
    const source =
      'switch (x) {\n  case 1:\n    one();\n    break;\n\n  // the other\n  case 2: {\n    two();\n  }\n  case 3:\n    three();\n}\nfour();\n';
    const blocks = ['one();', 'two();', 'three();', 'four();'].map((text) => block(source, text, text));
    expect(told(source, blocks)).toEqual(['code 3-3 [0]', 'code 8-13 [1 2 3]']);
    const whole = [block(source, 'one();', 'break;'), ...blocks.slice(1)];
    expect(told(source, whole, [3])).toEqual(['code 3-11 [0 1 2]']);
  });

  it('distinguishes a part of a line from the line', () => {
    const source = 'if (x) one(); else two();\nif (y) {\n  three(); } else four();\nz = y ? 1\n  : 2;\n';
    const [one, two, three, four, last] = ['one();', 'two();', 'three();', 'four();', '2'].map((text) =>
      block(source, text, text),
    );
    const blocks = [one, two, three, four, last].filter((each) => each !== undefined);
    expect(told(source, blocks, [0, 2])).toEqual(['part 1-1 [1]', 'part 3-3 [3]', 'code 5-5 [4]']);
    expect(told(source, blocks, [1, 3, 4])).toEqual(['part 1-1 [0]', 'part 3-3 [2]']);
  });

  it('leaves out a function that was called although its block was not entered', () => {
    const source = 'return f();\nx();\nfunction f() {\n  y();\n}\nz();\n';
    const blocks = [block(source, 'x();', 'z();'), block(source, 'function f', '}', 'function')];
    expect(told(source, blocks, [1])).toEqual(['code 2-2 [0]', 'code 6-6 []']);
    expect(told(source, blocks)).toEqual(['code 2-6 [0]']);
  });

  it('is fast on very long lines and deep nesting', () => {
    const wide = `${' '.repeat(60_000)}x\n`.repeat(2);
    const many = Array.from({ length: 2_000 }, (_, at): Block => ({
      line: 1,
      column: 59_000 + (at % 900),
      endLine: 2,
      endColumn: 1,
      kind: 'code',
    }));
    expect(told(wide, many)).toHaveLength(1);
    const tall = '{\n'.repeat(30_000);
    const deep = Array.from({ length: 2_000 }, (_, at): Block => ({
      line: at + 1,
      column: 0,
      endLine: 30_000 - at,
      endColumn: 1,
      kind: 'code',
    }));
    expect(told(tall, deep).length).toBeLessThan(3);
  });
});
