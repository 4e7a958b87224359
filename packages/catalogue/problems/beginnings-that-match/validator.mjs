export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  if (!/^[a-z]{1,2000}$/.test(lines[0])) return 'the word must have 1 to 2000 small letters';
  return /^[a-z?*]{1,2000}$/.test(lines[1]) ? null : 'the pattern must have 1 to 2000 letters and signs';
}
