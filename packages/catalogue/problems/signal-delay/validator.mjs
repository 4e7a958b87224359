const THREE = /^(0|[1-9]\d{0,6}) (0|[1-9]\d{0,6}) (0|[1-9]\d{0,6})$/;

export function validate(input) {
  const [first, ...lines] = input.replace(/\n$/, '').split('\n');
  const head = THREE.exec(first);
  if (head === null) return 'line 1 must hold the integers n, m and s';
  const [n, m, s] = head.slice(1).map(Number);
  if (n < 1 || n > 30000) return `n must be 1 to 30000, found ${n}`;
  if (m > 60000) return `m must be at most 60000, found ${m}`;
  const isStation = (number) => number >= 1 && number <= n;
  if (!isStation(s)) return `there is no station ${s}`;
  if (lines.length !== m) return `expected ${m} lines, found ${lines.length}`;
  for (const [i, line] of lines.entries()) {
    const parts = THREE.exec(line);
    if (parts === null) return `line ${i + 1} of the network is not three integers`;
    const [u, v, w] = parts.slice(1).map(Number);
    if (!isStation(u) || !isStation(v)) return `line ${i + 1} of the network ends outside 1 to ${n}`;
    if (w < 1 || w > 1000000) return `line ${i + 1} of the network has a delay out of range`;
  }
  return null;
}
