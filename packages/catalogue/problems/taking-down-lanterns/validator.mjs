const INTEGER = /^(0|[1-9]\d{0,4})$/;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  const row = lines[1].split(' ');
  if (!INTEGER.test(lines[0]) || !row.every((part) => INTEGER.test(part))) return 'expected integers separated by single blanks';
  const n = Number(lines[0]);
  if (n < 1 || n > 250) return `n must be 1 to 250, found ${n}`;
  if (row.length !== n) return `expected ${n} lanterns, found ${row.length}`;
  return row.some((part) => Number(part) > 10000) ? 'a brightness is out of range' : null;
}
