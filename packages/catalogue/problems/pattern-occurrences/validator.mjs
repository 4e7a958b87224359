export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  const bad = lines.findIndex((line) => !/^[a-z]+$/.test(line));
  if (bad !== -1) return `line ${bad + 1} must hold a word of small letters`;
  const long = lines.findIndex((line) => line.length > 600000);
  return long === -1 ? null : `line ${long + 1} holds more than 600000 letters`;
}
