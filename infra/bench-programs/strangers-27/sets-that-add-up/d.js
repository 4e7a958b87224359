// every sum up to t keeps a list of chains; chains share their tails
const [[n, t], stamps] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim().split(/\s+/).map(Number));

const howMany = new Map();
for (const v of stamps) howMany.set(v, (howMany.get(v) ?? 0) + 1);

const bySum = Array.from({ length: t + 1 }, () => []);
bySum[0].push(null);
for (const [v, m] of [...howMany].sort((a, b) => b[0] - a[0])) {
  for (let s = t - v; s >= 0; s--) {
    for (const next of bySum[s]) {
      let chain = next;
      for (let k = 1, sum = s + v; k <= m && sum <= t; k++, sum += v) {
        chain = { v, next: chain };
        bySum[sum].push(chain);
      }
    }
  }
}

let out = '';
for (let chain of bySum[t]) {
  let line = '';
  for (; chain; chain = chain.next) line += (line && ' ') + chain.v;
  out += line + '\n';
}
process.stdout.write(out || 'none\n');
