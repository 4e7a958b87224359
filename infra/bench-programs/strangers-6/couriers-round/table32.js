const tokens = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = Number(tokens[0]);
const d = new Int32Array(n * n);
for (let i = 0; i < n * n; i++) d[i] = Number(tokens[i + 1]);

const NEVER = 2147483647;
const cost = new Int32Array((1 << n) * n).fill(NEVER);
cost[1 * n + 0] = 0;

for (let set = 1; set < 1 << n; set += 2) {
  for (let last = 0; last < n; last++) {
    const c = cost[set * n + last];
    if (c === NEVER) continue;
    for (let to = 1; to < n; to++) {
      if ((set >> to) & 1) continue;
      const t = d[last * n + to];
      if (t === -1) continue;
      const spot = (set | (1 << to)) * n + to;
      if (c + t < cost[spot]) cost[spot] = c + t;
    }
  }
}

let answer = n === 1 ? 0 : Infinity;
for (let last = 1; last < n; last++) {
  const c = cost[((1 << n) - 1) * n + last];
  const home = d[last * n];
  if (c !== NEVER && home !== -1) answer = Math.min(answer, c + home);
}
console.log(answer === Infinity ? 'none' : answer);
