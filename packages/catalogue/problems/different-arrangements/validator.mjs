export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  if (!/^[1-9]\d?$/.test(lines[0]) || Number(lines[0]) > 14) return 'n must be 1 to 14';
  if (!/^[a-z]+$/.test(lines[1])) return 'line 2 must hold small letters';
  if (lines[1].length !== Number(lines[0])) return `expected ${lines[0]} letters, found ${lines[1].length}`;
  const times = new Map();
  let words = 1;
  [...lines[1]].forEach((letter, at) => {
    times.set(letter, (times.get(letter) ?? 0) + 1);
    words = (words * (at + 1)) / times.get(letter);
  });
  return words > 20000 ? `${words} words can be made` : null;
}
