const MAX_LENGTH = 1500;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  for (const [i, line] of lines.entries()) {
    if (!/^[a-z]+$/.test(line)) return `line ${i + 1} must hold lower-case letters only, at least one`;
    if (line.length > MAX_LENGTH) return `line ${i + 1} is longer than ${MAX_LENGTH} letters`;
  }
  return null;
}
