export function validate(input) {
  const line = input.replace(/\n$/, '');
  if (!/^[1-9]\d*$/.test(line)) return 'expected one line with a positive integer';
  return Number(line) <= 10000 ? null : `n must be at most 10000, found ${line}`;
}
