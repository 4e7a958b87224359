const INTEGER = /^(0|-?[1-9]\d{0,2})$/;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  if (!/^[1-9]\d{0,5}$/.test(lines[0])) return 'line 1 must hold the integer n';
  const n = Number(lines[0]);
  if (n < 2 || n > 100000) return `n must be 2 to 100000, found ${n}`;
  const values = lines[1].split(' ');
  if (values.length !== n) return `expected ${n} values, found ${values.length}`;
  let product = 1;
  for (const [i, value] of values.entries()) {
    if (!INTEGER.test(value) || Math.abs(Number(value)) > 100)
      return `value ${i + 1} is not an integer from -100 to 100`;
    if (value !== '0') product *= Math.abs(Number(value));
    if (product > 1e12) return 'the product of the elements that are not zero exceeds 10^12';
  }
  return null;
}
