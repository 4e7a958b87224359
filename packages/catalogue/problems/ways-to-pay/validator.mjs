const INTEGER = /^(0|[1-9]\d{0,9})$/;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  const [head, values] = lines.map((line) => line.split(' '));
  if (![...head, ...values].every((part) => INTEGER.test(part))) return 'expected integers separated by single blanks';
  if (head.length !== 2) return 'line 1 must hold n and a';
  const [n, a] = head.map(Number);
  if (n < 1 || n > 100 || a > 30000) return 'n or a is out of range';
  if (values.length !== n) return `expected ${n} values, found ${values.length}`;
  if (values.some((value) => Number(value) < 1 || Number(value) > 1e9)) return 'a value is out of range';
  return new Set(values).size === n ? null : 'a value occurs twice';
}
