export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  const head = /^([1-9]\d{0,2}) ([1-9]\d{0,2})$/.exec(lines[0]);
  if (head === null) return 'line 1 must hold r and c';
  const [r, c] = [Number(head[1]), Number(head[2])];
  if (Math.max(r, c) > 500) return 'r and c must be at most 500';
  if (lines.length !== r + 1) return `expected ${r} rows, found ${lines.length - 1}`;
  const at = lines.findIndex((line, i) => i > 0 && (line.length !== c || !/^[.ox]+$/.test(line)));
  return at === -1 ? null : `line ${at + 1} must hold ${c} places`;
}
