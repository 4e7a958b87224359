export function validate(input) {
  const lines = input.split('\n');
  // The end of the last line, which may be empty.
  if (lines.pop() !== '') return 'the last line does not end';
  const [count, ...rest] = lines;
  if (!/^[1-9]\d{0,2}$/.test(count) || Number(count) > 100) return 'line 1 must hold q, 1 to 100';
  if (rest.length !== 3 * Number(count)) return `expected ${3 * Number(count)} lines after the first`;
  if (!rest.every((line) => /^[a-z]*$/.test(line))) return 'notes must be letters from a to z';
  const total = (which) => rest.reduce((sum, line, i) => sum + (which(i % 3) ? line.length : 0), 0);
  if (total((k) => k < 2) > 2000) return 'the songs have more than 2000 notes';
  return total((k) => k === 2) > 2000 ? 'the recordings have more than 2000 notes' : null;
}
