const SMALL = /^(0|[1-9]\d{0,2})$/;

function integers(line) {
  const parts = line.split(' ');
  return parts.every((part) => SMALL.test(part)) ? parts.map(Number) : null;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  const size = integers(lines[0]);
  if (size === null || size.length !== 2) return 'line 1 must hold the integers r and c';
  const [r, c] = size;
  if (r < 1 || r > 300 || c < 1 || c > 300) return `r and c must be 1 to 300, found ${r} and ${c}`;
  if (lines.length !== r + 2) return `expected ${r + 2} lines, found ${lines.length}`;
  const click = integers(lines[1]);
  if (click === null || click.length !== 3) return 'line 2 must hold the integers sr, sc and color';
  if (click[0] >= r || click[1] >= c) return 'the click lies outside the picture';
  if (click[2] > 99) return `the new colour must be at most 99, found ${click[2]}`;
  for (let y = 0; y < r; y++) {
    const row = integers(lines[y + 2]);
    if (row === null) return `row ${y} must hold integers separated by single blanks`;
    if (row.length !== c) return `row ${y} has ${row.length} squares instead of ${c}`;
    if (row.some((colour) => colour > 99)) return `row ${y} has a colour above 99`;
  }
  return null;
}
