const INTEGER = /^(0|-?[1-9]\d{0,6})$/;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  const head = /^([1-9]\d{0,4}) ([1-9]\d{0,4})$/.exec(lines[0]);
  if (head === null) return 'line 1 must hold the integers n and q';
  const [n, q] = [Number(head[1]), Number(head[2])];
  if (n > 60000 || q > 60000) return `n and q must be at most 60000, found ${n} and ${q}`;
  if (lines.length !== q + 2) return `expected ${q + 2} lines, found ${lines.length}`;
  const values = lines[1].split(' ');
  if (values.length !== n) return `expected ${n} values, found ${values.length}`;
  const bad = values.findIndex((value) => !INTEGER.test(value) || Math.abs(Number(value)) > 1e6);
  if (bad !== -1) return `value ${bad + 1} is not an integer in range`;
  for (let i = 2; i < lines.length; i++) {
    const query = /^([1-9]\d{0,4}) ([1-9]\d{0,4})$/.exec(lines[i]);
    if (query === null) return `line ${i + 1} must hold the integers l and r`;
    if (Number(query[1]) > Number(query[2]) || Number(query[2]) > n)
      return `line ${i + 1}: 1 <= l <= r <= n does not hold`;
  }
  return null;
}
