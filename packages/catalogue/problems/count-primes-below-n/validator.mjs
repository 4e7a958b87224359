export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 1) return `expected one line, found ${lines.length}`;
  if (!/^[1-9]\d{0,6}$/.test(lines[0])) return 'the line must hold one integer of at least 1';
  return Number(lines[0]) > 5000000 ? `n must be at most 5000000, found ${lines[0]}` : null;
}
