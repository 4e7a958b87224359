const INTEGER = /^(0|[1-9]\d{0,9})$/;

function integers(line) {
  const parts = line.split(' ');
  return parts.every((part) => INTEGER.test(part)) ? parts.map(Number) : null;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  const head = integers(lines[0]);
  const heights = integers(lines[1]);
  if (head === null || head.length !== 1) return 'line 1 must hold the integer n';
  if (heights === null) return 'line 2 must hold integers from 0 separated by single blanks';
  const [n] = head;
  if (n < 2 || n > 200000) return `n must be 2 to 200000, found ${n}`;
  if (heights.length !== n) return `expected ${n} heights, found ${heights.length}`;
  return heights.some((height) => height > 1e9) ? 'a height is out of range' : null;
}
