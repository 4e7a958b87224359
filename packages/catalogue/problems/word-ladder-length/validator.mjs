export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  const ends = /^([a-z]{1,8}) ([a-z]{1,8})$/.exec(lines[0]);
  if (ends === null) return 'line 1 must hold two words of 1 to 8 small letters';
  const [, begin, end] = ends;
  if (begin.length !== end.length) return 'the first and the last word must have the same length';
  if (begin === end) return 'the first and the last word must be different';
  if (!/^[1-9]\d{0,3}$/.test(lines[1] ?? '')) return 'line 2 must hold the integer n';
  const n = Number(lines[1]);
  if (n > 8000) return `n must be at most 8000, found ${n}`;
  if (lines.length !== n + 2) return `expected ${n} words, found ${lines.length - 2}`;
  const bad = lines.findIndex((word, i) => i > 1 && (word.length !== begin.length || !/^[a-z]+$/.test(word)));
  return bad === -1 ? null : `line ${bad + 1} must hold a word of ${begin.length} small letters`;
}
