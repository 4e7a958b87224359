export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  if (!/^[1-9]\d{0,5}$/.test(lines[0]) || Number(lines[0]) > 200000) return 'n must be 1 to 200000';
  const heaps = lines[1].split(' ');
  if (heaps.length !== Number(lines[0])) return `expected ${lines[0]} heaps, found ${heaps.length}`;
  const wrong = heaps.find((heap) => !/^(0|[1-9]\d{0,12})$/.test(heap) || Number(heap) > 1e12);
  return wrong === undefined ? null : `the size ${wrong} is not allowed`;
}
