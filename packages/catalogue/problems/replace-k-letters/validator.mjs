export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  const [tiles, k] = lines;
  if (!/^[A-Z]+$/.test(tiles)) return 'line 1 must hold capital letters';
  if (tiles.length > 300000) return `at most 300000 tiles are allowed, found ${tiles.length}`;
  if (!/^(0|[1-9]\d{0,5})$/.test(k)) return 'line 2 must hold the integer k';
  return Number(k) <= tiles.length ? null : `k must be at most ${tiles.length}, found ${k}`;
}
