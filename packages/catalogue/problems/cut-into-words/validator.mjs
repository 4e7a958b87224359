export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 3) return `expected 3 lines, found ${lines.length}`;
  const [text, count, list] = lines;
  if (!/^[a-z]+$/.test(text) || text.length > 50000) return 'line 1 must hold 1 to 50000 letters';
  if (!/^[1-9]\d{0,3}$/.test(count) || Number(count) > 1000) return 'line 2 must hold w, 1 to 1000';
  const words = list.split(' ');
  if (words.length !== Number(count)) return `expected ${count} words, found ${words.length}`;
  if (!words.every((word) => /^[a-z]{1,20}$/.test(word))) return 'a word must have 1 to 20 letters';
  return new Set(words).size === words.length ? null : 'a word is listed twice';
}
