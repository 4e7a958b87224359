const INTEGER = /^(0|-?[1-9]\d{0,9})$/;

function integers(line) {
  const parts = line.split(' ');
  return parts.every((part) => INTEGER.test(part)) ? parts.map(Number) : null;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  const head = integers(lines[0]);
  const values = integers(lines[1]);
  if (head === null || head.length !== 2) return 'line 1 must hold the integers n and target';
  if (values === null) return 'line 2 must hold integers separated by single blanks';
  const [n, target] = head;
  if (n < 2 || n > 100000) return `n must be 2 to 100000, found ${n}`;
  if (Math.abs(target) > 2e9) return `target out of range: ${target}`;
  if (values.length !== n) return `expected ${n} values, found ${values.length}`;
  if (values.some((value) => Math.abs(value) > 1e9)) return 'a value is out of range';
  let pairs = 0;
  const seen = new Map();
  for (const value of values) {
    pairs += seen.get(target - value) ?? 0;
    seen.set(value, (seen.get(value) ?? 0) + 1);
  }
  return pairs === 1 ? null : `exactly one pair must add up to the target, found ${pairs}`;
}
