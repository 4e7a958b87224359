export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  const [number, k] = lines;
  if (!/^[1-9]\d*$/.test(number)) return 'line 1 must hold digits and not begin with 0';
  if (number.length > 500000) return `at most 500000 digits are allowed, found ${number.length}`;
  if (!/^(0|[1-9]\d{0,5})$/.test(k)) return 'line 2 must hold the integer k';
  return Number(k) <= number.length ? null : `k must be at most ${number.length}, found ${k}`;
}
