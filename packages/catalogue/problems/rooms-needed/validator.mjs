const INTEGER = /^(0|[1-9]\d{0,9})$/;

function integers(line) {
  const parts = line.split(' ');
  return parts.every((part) => INTEGER.test(part)) ? parts.map(Number) : null;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 3) return `expected 3 lines, found ${lines.length}`;
  const [head, starts, ends] = lines.map(integers);
  if (head === null || head.length !== 1) return 'line 1 must hold the integer n';
  if (starts === null || ends === null) return 'lines 2 and 3 must hold integers separated by single blanks';
  const [n] = head;
  if (n < 1 || n > 200000) return `n must be 1 to 200000, found ${n}`;
  if (starts.length !== n || ends.length !== n) return `expected ${n} starts and ${n} ends`;
  if (ends.some((end) => end > 1e9)) return 'an end is out of range';
  const bad = starts.findIndex((start, i) => start >= ends[i]);
  return bad === -1 ? null : `lesson ${bad + 1} must end after it starts`;
}
