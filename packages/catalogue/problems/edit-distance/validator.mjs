const MAX_LENGTH = 1000;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  for (const [i, line] of lines.entries()) {
    if (line.length > MAX_LENGTH)
      return `line ${i + 1} must have at most ${MAX_LENGTH} characters, found ${line.length}`;
    const odd = line.search(/[^ -~]/);
    if (odd !== -1) return `character ${odd + 1} of line ${i + 1} is not printable ASCII`;
  }
  return null;
}
