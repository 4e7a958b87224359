const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, ...a] = data;
const order = [...new Set(a)].sort((x, y) => x - y);
const rank = new Map(order.map((x, i) => [x, i + 1]));
const tree = new Array(order.length + 1).fill(0);
let count = 0;
a.forEach((x, i) => {
  let below = 0;
  for (let at = rank.get(x); at > 0; at -= at & -at) below += tree[at];
  count += i - below;
  for (let at = rank.get(x); at <= order.length; at += at & -at) tree[at]++;
});
console.log(count);
