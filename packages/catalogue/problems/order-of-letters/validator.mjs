export function validate(input) {
  const [first, ...words] = input.replace(/\n$/, '').split('\n');
  if (!/^[1-9]\d{0,4}$/.test(first) || Number(first) > 50000) return 'n must be 1 to 50000';
  if (words.length !== Number(first)) return `expected ${first} words, found ${words.length}`;
  const wrong = words.find((word) => !/^[a-z]{1,50}$/.test(word));
  if (wrong !== undefined) return `the word ${wrong} is not allowed`;
  return words.reduce((total, word) => total + word.length, 0) > 500000 ? 'the words have too many letters' : null;
}
