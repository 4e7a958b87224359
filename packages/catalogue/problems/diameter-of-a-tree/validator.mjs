const INTEGER = /^(0|[1-9]\d{0,5})$/;

function integers(line) {
  const parts = line.split(' ');
  return parts.every((part) => INTEGER.test(part)) ? parts.map(Number) : null;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  const head = integers(lines[0]);
  const parents = integers(lines[1]);
  if (head === null || head.length !== 1) return 'line 1 must hold the integer n';
  if (parents === null) return 'line 2 must hold integers separated by single blanks';
  const [n] = head;
  if (n < 1 || n > 200000) return `n must be 1 to 200000, found ${n}`;
  if (parents.length !== n) return `expected ${n} predecessors, found ${parents.length}`;
  if (parents.some((parent) => parent > n)) return 'a predecessor is out of range';
  if (parents.filter((parent) => parent === 0).length !== 1) return 'exactly one predecessor must be 0';
  // 0 unknown, 1 on the present way, 2 leads to the root.
  const state = new Uint8Array(n + 1);
  state[0] = 2;
  for (let from = 1; from <= n; from++) {
    let at = from;
    for (; state[at] === 0; at = parents[at - 1]) state[at] = 1;
    if (state[at] === 1) return `chamber ${at} cannot be reached from the entrance hall`;
    for (at = from; state[at] === 1; at = parents[at - 1]) state[at] = 2;
  }
  return null;
}
