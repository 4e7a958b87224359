const INTEGER = /^(0|[1-9]\d{0,5})$/;

function integers(line) {
  const parts = line.split(' ');
  return parts.every((part) => INTEGER.test(part)) ? parts.map(Number) : null;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  const head = integers(lines[0]);
  const arrows = integers(lines[1]);
  if (head === null || head.length !== 2) return 'line 1 must hold the integers n and start';
  if (arrows === null) return 'line 2 must hold integers separated by single blanks';
  const [n, start] = head;
  if (n < 1 || n > 200000) return `n must be 1 to 200000, found ${n}`;
  if (start < 1 || start > n) return `start must be 1 to ${n}, found ${start}`;
  if (arrows.length !== n) return `expected ${n} arrows, found ${arrows.length}`;
  return arrows.some((room) => room > n) ? 'an arrow points to an unknown room' : null;
}
