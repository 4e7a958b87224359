const MOST = 115000;
const VALUE = /^(0|-?[1-9]\d{0,6})$/;

function checkList(name, count, line) {
  if (!/^(0|[1-9]\d{0,5})$/.test(count) || Number(count) > MOST)
    return `${name} list: its length must be 0 to ${MOST}`;
  const tokens = line === '' ? [] : line.split(' ');
  if (tokens.length !== Number(count))
    return `${name} list: expected ${count} values, found ${tokens.length}`;
  const bad = tokens.findIndex((token) => !VALUE.test(token) || Math.abs(Number(token)) > 1e6);
  if (bad !== -1) return `${name} list: value ${bad + 1} is not an integer in range`;
  const drop = tokens.findIndex((token, i) => i > 0 && Number(tokens[i - 1]) > Number(token));
  return drop === -1 ? null : `${name} list: not sorted at value ${drop + 1}`;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 4) return `expected 4 lines, found ${lines.length}`;
  const complaint = checkList('first', lines[0], lines[1]) ?? checkList('second', lines[2], lines[3]);
  if (complaint !== null) return complaint;
  return Number(lines[0]) + Number(lines[2]) > MOST ? `the lists must have at most ${MOST} values together` : null;
}
