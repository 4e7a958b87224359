// signals under way, without any assignment
const rank = h => (h ? h.rank : 0);
const node = (time, station, a, b) =>
  rank(a) >= rank(b)
    ? { time, station, left: a, right: b, rank: rank(b) + 1 }
    : { time, station, left: b, right: a, rank: rank(a) + 1 };
const merge = (a, b) =>
  !a ? b
    : !b ? a
      : a.time <= b.time
        ? node(a.time, a.station, a.left, merge(a.right, b))
        : node(b.time, b.station, b.left, merge(a, b.right));

const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.split(' ').map(Number));
const [n, m, s] = rows[0];
const lines = Array.from({ length: n + 1 }, () => []);
for (const [u, v, w] of rows.slice(1, m + 1)) lines[u].push({ v, w });

const received = new Map();
let signals = node(0, s, null, null);
let end = 0;
while (signals) {
  const { time, station } = signals;
  signals = merge(signals.left, signals.right);
  if (received.has(station)) continue;
  received.set(station, time);
  end = time;
  for (const { v, w } of lines[station])
    if (!received.has(v)) signals = merge(signals, node(time + w, v, null, null));
}
console.log(received.size === n ? end : -1);
