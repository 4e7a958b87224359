export function validate(input) {
  const [count, ...words] = input.replace(/\n$/, '').split('\n');
  if (!/^[1-9]\d{0,4}$/.test(count) || Number(count) > 50000)
    return 'line 1 must hold the integer n, 1 to 50000';
  if (words.length !== Number(count)) return `expected ${count} words, found ${words.length}`;
  const bad = words.findIndex((word) => !/^[a-z]{1,20}$/.test(word));
  return bad === -1 ? null : `word ${bad + 1} must have 1 to 20 letters a to z`;
}
