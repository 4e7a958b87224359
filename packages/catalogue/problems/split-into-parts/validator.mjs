const INTEGER = /^[1-9]\d{0,9}$/;

function integers(line) {
  const parts = line.split(' ');
  return parts.every((part) => INTEGER.test(part)) ? parts.map(Number) : null;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  const head = integers(lines[0]);
  const lengths = integers(lines[1]);
  if (head === null || head.length !== 2) return 'line 1 must hold the integers n and k';
  if (lengths === null) return 'line 2 must hold positive integers separated by single blanks';
  const [n, k] = head;
  if (n > 150000) return `n must be at most 150000, found ${n}`;
  if (k > n) return `k must be at most ${n}, found ${k}`;
  if (lengths.length !== n) return `expected ${n} lengths, found ${lengths.length}`;
  return lengths.some((length) => length > 1e9) ? 'a length is out of range' : null;
}
