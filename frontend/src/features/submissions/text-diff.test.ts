import { diffText, differsInWhitespaceOnly, showWhitespace } from './text-diff.js';

const kinds = (expected: string, actual: string) => diffText(expected, actual).map((line) => line.kind);

describe('diff of expected and actual output', () => {
  it('treats texts as equal that differ in line ends and one final newline', () => {
    expect(kinds('a\nb\n', 'a\r\nb')).toEqual(['same', 'same']);
  });

  it('marks only the middle of a line that differs', () => {
    const [line] = diffText('[1,2,3]', '[1,9,3]');
    expect(line?.expected).toEqual([
      { text: '[1,', same: true },
      { text: '2', same: false },
      { text: ',3]', same: true },
    ]);
    expect(line?.actual?.[1]).toEqual({ text: '9', same: false });
  });

  it('finds an inserted and a missing line without marking their neighbours as changed', () => {
    expect(kinds('a\nb\nc', 'a\nx\nb\nc')).toEqual(['same', 'extra', 'same', 'same']);
    expect(kinds('a\nb\nc', 'a\nc')).toEqual(['same', 'missing', 'same']);
  });

  it('numbers the lines of each side separately', () => {
    const lines = diffText('a\nb', 'x\na\nb');
    expect(lines.map((line) => [line.expectedLine, line.actualLine])).toEqual([
      [null, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  it('shows a trailing space as the difference', () => {
    const [line] = diffText('5', '5 ');
    expect(line).toMatchObject({
      kind: 'changed',
      actual: [
        { text: '5', same: true },
        { text: ' ', same: false },
      ],
    });
    expect(showWhitespace('a \tb')).toBe('a·»b');
    expect(differsInWhitespaceOnly('1 2', '1  2')).toBe(true);
    expect(differsInWhitespaceOnly('1 2', '1 3')).toBe(false);
  });

  it('finds the one changed line of long outputs', () => {
    const long = Array.from({ length: 5_000 }, (_, k) => `line ${k}`);
    const changed = diffText(long.join('\n'), long.with(17, 'changed').join('\n')).filter(
      (line) => line.kind !== 'same',
    );
    expect(changed).toMatchObject([{ kind: 'changed', expectedLine: 18, actualLine: 18 }]);
  });

  it('compares outputs with too many differences line by line in place', () => {
    const left = Array.from({ length: 5_000 }, (_, k) => `left ${k}`);
    const right = left.map((line, k) => (k === 4_000 ? line : line.replace('left', 'right')));
    const lines = diffText(left.join('\n'), right.join('\n'));
    expect(lines.filter(({ kind }) => kind === 'same').map(({ actualLine }) => actualLine)).toEqual([4_001]);
    expect(lines).toHaveLength(5_000);
  });
});
