export function validate(input) {
  const line = input.replace(/\n$/, '');
  if (line.length < 1 || line.length > 500000) return 'the line must have 1 to 500000 letters';
  return /^[rwb]+$/.test(line) ? null : 'the line may hold r, w and b only';
}
