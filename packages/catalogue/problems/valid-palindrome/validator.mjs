const MAX_LENGTH = 600000;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 1) return `expected one line, found ${lines.length}`;
  const [s] = lines;
  if (s.length < 1 || s.length > MAX_LENGTH)
    return `the line must have 1 to ${MAX_LENGTH} characters, found ${s.length}`;
  const odd = s.search(/[^ -~]/);
  if (odd !== -1) return `character ${odd + 1} is not printable ASCII`;
  return null;
}
