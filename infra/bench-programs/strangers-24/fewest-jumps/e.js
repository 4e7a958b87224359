const [n, ...stones] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const far = [];
stones.reduce((m, a, i) => (far[i] = Math.max(m, i + a)), 0);

const hop = (pos, jumps) => {
  while (pos < n - 1) {
    if (far[pos] <= pos) return -1;
    [pos, jumps] = [far[pos], jumps + 1];
  }
  return jumps;
};

console.log(hop(0, 0));
