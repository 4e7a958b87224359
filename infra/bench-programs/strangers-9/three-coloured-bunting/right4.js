const fs = require('fs');
const flags = fs.readFileSync(0, 'utf8').trim().split('');
const n = flags.length;

const total = { r: 0, w: 0, b: 0 };
for (const f of flags) total[f]++;
const partOf = (i) => (i < total.r ? 'r' : i < total.r + total.w ? 'w' : 'b');

// places[part + colour]: where flags of that colour hang in that part
const places = {};
for (const p of 'rwb') for (const c of 'rwb') places[p + c] = [];
for (let i = 0; i < n; i++) places[partOf(i) + flags[i]].push(i);

// really hangs the flags round and counts
let exchanges = 0;
function exchange(i, j) {
  [flags[i], flags[j]] = [flags[j], flags[i]];
  exchanges++;
}
for (const [p, c] of ['rw', 'rb', 'wb']) {
  while (places[p + c].length && places[c + p].length) exchange(places[p + c].pop(), places[c + p].pop());
}
for (const [a, b, c] of ['rwb', 'rbw']) {
  // part a holds colour b, part b holds colour c, part c holds colour a
  while (places[a + b].length) {
    const i = places[a + b].pop();
    const j = places[b + c].pop();
    const k = places[c + a].pop();
    exchange(i, j);
    exchange(i, k);
  }
}
console.log(exchanges);
