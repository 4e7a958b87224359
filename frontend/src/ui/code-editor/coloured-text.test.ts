import { colouredPieces } from './coloured-text.js';

type Language = Parameters<typeof colouredPieces>[0];
const of = (language: Language, text: string, kind: string) =>
  colouredPieces(language, text).flatMap((piece) => (piece.kind === kind ? [piece.text] : []));

describe('the colours of a program on a touch device', () => {
  it.each([
    [
      'python',
      'def f(n):  # "no" string\n    return f"a\\"b" + str(0x1F)',
      ['def', 'return'],
      ['f"a\\"b"'],
      ['0x1F'],
    ],
    [
      'javascript',
      "const s = `a\n${n}`; // let\nif (n > 1e9) s += 'x'",
      ['const', 'if'],
      ['`a\n${n}`', "'x'"],
      ['1e9'],
    ],
    ['java', 'int n = 10_000L; /* new\nreturn */ String s = "if";', ['int'], ['"if"'], ['10_000L']],
    ['cpp', "char c = '\"'; return 1;", ['char', 'return'], ["'\"'"], ['1']],
  ] as const)(
    'tells keywords, texts and numbers of %s apart',
    (language, text, keywords, strings, numbers) => {
      expect(of(language, text, 'keyword')).toEqual(keywords);
      expect(of(language, text, 'string')).toEqual(strings);
      expect(of(language, text, 'number')).toEqual(numbers);
    },
  );

  it.each([
    ['python', '"""open\ntext'],
    ['python', "x = 'open\ny = 1\n"],
    ['javascript', '`open /* not a comment'],
    ['java', '/* open\nint n'],
    ['cpp', '#include <vector>\n\n\tint a[3]{};\n'],
    ['python', ''],
    ['python', 'größe = 1 # ö'],
  ] as const)('loses no character of %s: %j', (language, text) => {
    expect(
      colouredPieces(language, text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('leaves a word inside a longer one alone, and long texts without colours', () => {
    expect(of('python', 'forward = if_else', 'keyword')).toEqual([]);
    expect(colouredPieces('python', 'for '.repeat(10_000))).toHaveLength(1);
  });
});
