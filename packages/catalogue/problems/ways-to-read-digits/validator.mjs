export function validate(input) {
  const line = input.replace(/\n$/, '');
  if (!/^\d+$/.test(line)) return 'expected one line of digits';
  return line.length <= 500000 ? null : 'more than 500000 digits';
}
