export function validate(input) {
  const [first, ...rows] = input.replace(/\n$/, '').split('\n');
  if (!/^[1-9]\d{0,2} [1-9]\d{0,2}$/.test(first)) return 'line 1 must hold r and c';
  const [r, c] = first.split(' ').map(Number);
  if (r > 400 || c > 400) return 'r and c must be at most 400';
  if (rows.length !== r) return `expected ${r} rows, found ${rows.length}`;
  for (const [at, row] of rows.entries()) {
    const heights = row.split(' ');
    if (heights.length !== c) return `row ${at + 1} has ${heights.length} heights, not ${c}`;
    if (heights.some((height) => !/^(0|[1-9]\d{0,9})$/.test(height) || Number(height) > 1e9)) return `row ${at + 1} holds something else than heights`;
  }
  return null;
}
