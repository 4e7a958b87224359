const INTEGER = /^(0|-?[1-9]\d{0,7})$/;

function integers(line) {
  const parts = line.split(' ');
  return parts.every((part) => INTEGER.test(part) && Math.abs(Number(part)) <= 1e7)
    ? parts.map(Number)
    : null;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 3) return `expected 3 lines, found ${lines.length}`;
  const [head, values, targets] = lines.map(integers);
  if (head === null || head.length !== 2) return 'line 1 must hold the integers n and q';
  if (values === null) return 'line 2 must hold integers in range, separated by single blanks';
  if (targets === null) return 'line 3 must hold integers in range, separated by single blanks';
  const [n, q] = head;
  if (n < 1 || n > 100000 || q < 1 || q > 100000) return 'n and q must be 1 to 100000';
  if (values.length !== n) return `expected ${n} values, found ${values.length}`;
  if (targets.length !== q) return `expected ${q} questions, found ${targets.length}`;
  if (new Set(values).size !== n) return 'the values of the array must be distinct';
  // Seen as a ring, a rotated ascending array falls exactly once.
  const falls = values.filter((value, i) => value > values[(i + 1) % n]).length;
  return falls <= 1 ? null : 'the array is not an ascending one that was rotated';
}
