export function validate(input) {
  const line = input.replace(/\n$/, '');
  if (!/^[1-9]\d{0,15}$/.test(line)) return 'expected one line with a positive whole number';
  return Number(line) <= 1e15 ? null : `h must be at most 1000000000000000, found ${line}`;
}
