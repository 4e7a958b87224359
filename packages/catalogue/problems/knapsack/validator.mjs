const INTEGER = /^(0|[1-9]\d{0,9})$/;

function integers(line) {
  const parts = line.split(' ');
  return parts.every((part) => INTEGER.test(part)) ? parts.map(Number) : null;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 3) return `expected 3 lines, found ${lines.length}`;
  const [head, weights, values] = lines.map(integers);
  if (head === null || head.length !== 2) return 'line 1 must hold the integers n and c';
  if (weights === null || values === null) return 'lines 2 and 3 must hold integers separated by single blanks';
  const [n, c] = head;
  if (n < 1 || n > 200) return `n must be 1 to 200, found ${n}`;
  if (c > 40000) return `c must be at most 40000, found ${c}`;
  if (weights.length !== n || values.length !== n) return `expected ${n} weights and ${n} values`;
  if (weights.some((weight) => weight < 1 || weight > 100000)) return 'a weight is out of range';
  return values.some((value) => value < 1 || value > 1e9) ? 'a value is out of range' : null;
}
