const VALUE = /^(0|-?[1-9]\d{0,9})$/;

function checkList(line) {
  const [count, ...values] = line.split(' ');
  if (!/^(0|[1-9]\d{0,5})$/.test(count)) return 'must start with its length';
  if (values.length !== Number(count)) return `announces ${count} values and holds ${values.length}`;
  const bad = values.findIndex((value) => !VALUE.test(value) || Math.abs(Number(value)) > 2e9);
  if (bad !== -1) return `value ${bad + 1} is not an integer in range`;
  const drop = values.findIndex((value, i) => i > 0 && Number(values[i - 1]) > Number(value));
  return drop === -1 ? null : `is not sorted at value ${drop + 1}`;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^[1-9]\d{0,4}$/.test(lines[0])) return 'line 1 must hold the integer k';
  const k = Number(lines[0]);
  if (k > 10000) return `k must be at most 10000, found ${k}`;
  if (lines.length !== k + 1) return `expected ${k} lists, found ${lines.length - 1}`;
  let total = 0;
  for (let i = 1; i <= k; i++) {
    const complaint = checkList(lines[i]);
    if (complaint !== null) return `list ${i} ${complaint}`;
    total += Number(lines[i].split(' ', 1)[0]);
  }
  return total > 100000 ? `the lists must have at most 100000 values together, found ${total}` : null;
}
