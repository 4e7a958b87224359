export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  for (const [i, word] of lines.entries()) {
    if (word.length < 1 || word.length > 200000)
      return `word ${i + 1} must have 1 to 200000 letters, found ${word.length}`;
    if (!/^[a-z]+$/.test(word)) return `word ${i + 1} has a character other than a to z`;
  }
  return null;
}
