const INTEGER = /^(0|[1-9]\d{0,9})$/;

function integers(line) {
  const parts = line.split(' ');
  return parts.every((part) => INTEGER.test(part)) ? parts.map(Number) : null;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  const head = integers(lines[0]);
  const times = integers(lines[1]);
  if (head === null || head.length !== 2) return 'line 1 must hold the integers n and c';
  if (times === null) return 'line 2 must hold integers separated by single blanks';
  const [n, c] = head;
  if (n < 1 || n > 200000) return `n must be 1 to 200000, found ${n}`;
  if (c > 1000000) return `c must be at most 1000000, found ${c}`;
  if (times.length !== n) return `expected ${n} jingles, found ${times.length}`;
  return times.some((count) => count < 1 || count > 1e9) ? 'a number of plays is out of range' : null;
}
