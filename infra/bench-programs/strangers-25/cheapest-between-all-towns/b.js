const rows = require('fs').readFileSync(0, 'utf8').split('\n').map(l => l.split(' ').map(Number));
const [[n, m, q]] = rows;
const roads = rows.slice(1, 1 + m), questions = rows.slice(1 + m, 1 + m + q);

class MinPlus {
  constructor(n) {
    this.n = n;
    this.row = Array.from({ length: n }, () => new Float64Array(n).fill(Infinity));
  }
  times(other) {
    const c = new MinPlus(this.n);
    for (let i = 0; i < this.n; i++) {
      const to = c.row[i], from = this.row[i];
      for (let k = 0; k < this.n; k++) {
        const x = from[k], r = other.row[k];
        if (x < Infinity) for (let j = 0; j < to.length; j++) if (x + r[j] < to[j]) to[j] = x + r[j];
      }
    }
    return c;
  }
}

let ways = new MinPlus(n);
ways.row.forEach((r, i) => { r[i] = 0; });
for (const [u, v, w] of roads) ways.row[u - 1][v - 1] = Math.min(ways.row[u - 1][v - 1], w);
for (let roadsUsed = 1; roadsUsed < n; roadsUsed *= 2) ways = ways.times(ways);

console.log(questions.map(([a, b]) => {
  const x = ways.row[a - 1][b - 1];
  return x === Infinity ? 'none' : String(x + 0);
}).join('\n'));
