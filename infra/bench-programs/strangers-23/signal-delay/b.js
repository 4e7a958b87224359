class Tournament {
  constructor(n) {
    this.base = 1;
    while (this.base < n) this.base *= 2;
    this.best = new Float64Array(2 * this.base).fill(Infinity);
  }
  set(i, key) {
    const b = this.best;
    i += this.base;
    b[i] = key;
    for (i >>= 1; i; i >>= 1) b[i] = Math.min(b[2 * i], b[2 * i + 1]);
  }
  get key() { return this.best[1]; }
  winner() {
    let i = 1;
    while (i < this.base) i = this.best[2 * i] === this.best[i] ? 2 * i : 2 * i + 1;
    return i - this.base;
  }
}

const [[n, m, s], ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.split(' ').map(Number));
const out = Array.from({ length: n }, () => []);
for (const [u, v, w] of lines) out[u - 1].push([v - 1, w]);

const arrival = new Array(n).fill(null);
const game = new Tournament(n);
game.set(s - 1, 0);
let answer = 0, missing = n;
while (game.key < Infinity) {
  const t = game.key, u = game.winner();
  game.set(u, Infinity);
  arrival[u] = t;
  answer = t;
  missing--;
  for (const [v, w] of out[u]) {
    if (arrival[v] === null && t + w < game.best[game.base + v]) game.set(v, t + w);
  }
}
console.log(missing ? -1 : answer);
