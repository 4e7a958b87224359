const MAX_LENGTH = 400000;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 1) return `expected one line, found ${lines.length}`;
  const [s] = lines;
  if (s.length < 1 || s.length > MAX_LENGTH) return `the text must have 1 to ${MAX_LENGTH} characters, found ${s.length}`;
  const other = s.search(/[^()[\]{}]/);
  return other === -1 ? null : `character ${other + 1} is not a bracket`;
}
