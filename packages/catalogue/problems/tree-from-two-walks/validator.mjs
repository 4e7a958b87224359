const MAX_DEPTH = 800;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 3) return `expected 3 lines, found ${lines.length}`;
  if (!/^[1-9]\d{0,5}$/.test(lines[0]) || Number(lines[0]) > 140000) return 'n must be 1 to 140000';
  const n = Number(lines[0]);
  const [before, between] = lines.slice(1).map((line) => line.split(' '));
  for (const list of [before, between]) {
    if (list.length !== n) return `expected ${n} nodes, found ${list.length}`;
    if (list.some((text) => !/^[1-9]\d{0,5}$/.test(text) || Number(text) > 200000)) return 'a number is not allowed';
  }
  const places = new Map(between.map((node, at) => [node, at]));
  if (places.size !== n) return 'a number stands twice in the second list';
  if (new Set(before).size !== n || before.some((node) => !places.has(node))) return 'the lists do not name the same nodes';
  // Each entry is a stretch of both lists.
  const stretches = [[0, 0, n, 1]];
  while (stretches.length > 0) {
    const [first, from, size, depth] = stretches.pop();
    if (size === 0) continue;
    if (depth > MAX_DEPTH) return `the tree has more than ${MAX_DEPTH} levels`;
    const left = places.get(before[first]) - from;
    if (left < 0 || left >= size) return 'the lists do not belong to the same tree';
    stretches.push([first + 1, from, left, depth + 1], [first + 1 + left, from + left + 1, size - 1 - left, depth + 1]);
  }
  return null;
}
