export function validate(input) {
  const line = input.replace(/\n$/, '');
  if (!/^(0|[1-9]\d{0,12})(\.\d{1,9})?$/.test(line)) {
    return 'expected one line with a decimal number, at most 9 digits behind the point';
  }
  return Number(line) <= 1e12 ? null : `x must be at most 1000000000000, found ${line}`;
}
