const INTEGER = /^(0|-?[1-9]\d{0,9})$/;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  if (!/^[1-9]\d{0,4}$/.test(lines[0])) return 'line 1 must hold the integer n, at most 99999';
  const n = Number(lines[0]);
  if (n % 2 === 0) return `n must be odd, found ${n}`;
  const values = lines[1].split(' ');
  if (values.length !== n) return `expected ${n} values, found ${values.length}`;
  const counts = new Map();
  for (const [i, value] of values.entries()) {
    if (!INTEGER.test(value) || Math.abs(Number(value)) > 1e9)
      return `value ${i + 1} is not an integer in range`;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  let singles = 0;
  for (const [value, count] of counts) {
    if (count > 2) return `${value} occurs ${count} times`;
    if (count === 1) singles++;
  }
  return singles === 1 ? null : `${singles} values occur once`;
}
