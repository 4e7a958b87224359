export function validate(input) {
  const [count, ...lines] = input.replace(/\n$/, '').split('\n');
  if (!/^[1-9]\d{0,5}$/.test(count) || Number(count) > 100000)
    return 'line 1 must hold the integer q, 1 to 100000';
  if (lines.length !== Number(count)) return `expected ${count} operations, found ${lines.length}`;
  let height = 0;
  let answers = 0;
  for (const [i, line] of lines.entries()) {
    const push = /^push (0|-?[1-9]\d{0,9})$/.exec(line);
    if (push !== null) {
      if (Math.abs(Number(push[1])) > 1e9) return `operation ${i + 1}: value out of range`;
      height++;
      continue;
    }
    if (!/^(pop|top|min)$/.test(line)) return `operation ${i + 1} is none of push x, pop, top and min`;
    if (height === 0) return `operation ${i + 1}: ${line} on an empty stack`;
    if (line === 'pop') height--;
    else answers++;
  }
  return answers > 0 ? null : 'there must be at least one top or min';
}
