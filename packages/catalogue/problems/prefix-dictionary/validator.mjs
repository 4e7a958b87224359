export function validate(input) {
  const [count, ...lines] = input.replace(/\n$/, '').split('\n');
  if (!/^[1-9]\d{0,4}$/.test(count) || Number(count) > 40000)
    return 'line 1 must hold the integer q, 1 to 40000';
  if (lines.length !== Number(count)) return `expected ${count} operations, found ${lines.length}`;
  const wrong = lines.findIndex((line) => !/^(add|has|prefix) [a-z]{1,20}$/.test(line));
  if (wrong >= 0) return `operation ${wrong + 1} is not add, has or prefix with 1 to 20 lower-case letters`;
  return lines.some((line) => !line.startsWith('add ')) ? null : 'there must be at least one has or prefix';
}
