const data = require('fs').readFileSync(0, 'utf8').split(/\s+/);
let at = 0;
const next = () => Number(data[at++]);

const n = next();
const q = next();
const coins = [0];
for (let i = 1; i <= n; i++) coins.push(next());

const prefix = new Array(n + 1).fill(0);
function rebuild() {
  for (let i = 1; i <= n; i++) prefix[i] = prefix[i - 1] + coins[i];
}
rebuild();

const LIMIT = 300;
let pending = []; // changes that the prefix sums do not know yet
const out = [];
for (let e = 0; e < q; e++) {
  const kind = next();
  const a = next();
  const b = next();
  if (kind === 1) {
    coins[a] += b;
    if (pending.length === LIMIT) {
      rebuild();
      pending = [];
    }
    pending.push([a, b]);
  } else {
    let sum = prefix[b] - prefix[a - 1];
    for (const [i, x] of pending) {
      if (a <= i && i <= b) sum += x;
    }
    out.push(sum);
  }
}
console.log(out.join('\n'));
