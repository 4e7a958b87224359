const fs = require('fs');
const tokens = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const [n, m, s] = tokens;
const lines = [];
for (let i = 0; i < m; i++) {
  lines.push({ u: tokens[3 + 3 * i], v: tokens[4 + 3 * i], w: tokens[5 + 3 * i] });
}

// Bellman-Ford
const time = new Map();
for (let i = 1; i <= n; i++) time.set(i, Infinity);
time.set(s, 0);
for (let round = 1; round < n; round++) {
  for (const { u, v, w } of lines) {
    if (time.get(u) + w < time.get(v)) time.set(v, time.get(u) + w);
  }
}
let answer = 0;
for (const t of time.values()) answer = Math.max(answer, t);
console.log(answer === Infinity ? -1 : answer);
