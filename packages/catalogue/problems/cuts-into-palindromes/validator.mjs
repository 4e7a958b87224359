export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  if (!/^[1-9]\d{0,3}$/.test(lines[0]) || Number(lines[0]) > 4000) return 'n must be 1 to 4000';
  if (!/^[a-z]+$/.test(lines[1])) return 'the strip must have small letters';
  return lines[1].length === Number(lines[0]) ? null : `expected ${lines[0]} letters, found ${lines[1].length}`;
}
