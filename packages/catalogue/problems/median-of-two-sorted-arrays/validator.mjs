const VALUE = /^(0|-?[1-9]\d{0,9})$/;

function checkArray(name, count, line) {
  if (!/^(0|[1-9]\d{0,5})$/.test(count) || Number(count) > 100000)
    return `${name} array: its length must be 0 to 100000`;
  const tokens = line === '' ? [] : line.split(' ');
  if (tokens.length !== Number(count))
    return `${name} array: expected ${count} values, found ${tokens.length}`;
  const bad = tokens.findIndex((token) => !VALUE.test(token) || Math.abs(Number(token)) > 2e9);
  if (bad !== -1) return `${name} array: value ${bad + 1} is not an integer in range`;
  const drop = tokens.findIndex((token, i) => i > 0 && Number(tokens[i - 1]) > Number(token));
  return drop === -1 ? null : `${name} array: not sorted at value ${drop + 1}`;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 4) return `expected 4 lines, found ${lines.length}`;
  if (lines[0] === '0' && lines[2] === '0') return 'at least one of the arrays must have a value';
  return checkArray('first', lines[0], lines[1]) ?? checkArray('second', lines[2], lines[3]);
}
