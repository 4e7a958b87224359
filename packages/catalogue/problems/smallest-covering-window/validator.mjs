const MAX_LENGTH = 100000;

function checkWord(name, word) {
  if (word.length < 1 || word.length > MAX_LENGTH)
    return `${name} must have 1 to ${MAX_LENGTH} letters, found ${word.length}`;
  const odd = word.search(/[^A-Za-z]/);
  return odd === -1 ? null : `character ${odd + 1} of ${name} is not a letter`;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  const [s, t] = lines;
  return (
    checkWord('s', s) ?? checkWord('t', t) ?? (s.includes('none') ? 's must not contain the word none' : null)
  );
}
