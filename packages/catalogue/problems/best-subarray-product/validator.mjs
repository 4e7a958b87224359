const INTEGER = /^(0|-?[1-9]\d{0,5})$/;

function integers(line) {
  const parts = line.split(' ');
  return parts.every((part) => INTEGER.test(part)) ? parts.map(Number) : null;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  const head = integers(lines[0]);
  const factors = integers(lines[1]);
  if (head === null || head.length !== 1) return 'line 1 must hold the integer n';
  if (factors === null) return 'line 2 must hold integers separated by single blanks';
  const [n] = head;
  if (n < 1 || n > 200000) return `n must be 1 to 200000, found ${n}`;
  if (factors.length !== n) return `expected ${n} factors, found ${factors.length}`;
  if (factors.some((factor) => Math.abs(factor) > 1000)) return 'a factor is out of range';
  let size = 1;
  for (const factor of factors) {
    size = factor === 0 ? 1 : size * Math.abs(factor);
    if (size > 1e15) return 'the product of a stretch exceeds 10^15';
  }
  return null;
}
