const input = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
let at = 0;
const n = input[at++], m = input[at++], k = input[at++], home = input[at++], goal = input[at++];
const out = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) {
  const a = input[at++], b = input[at++], price = input[at++];
  out[a].push([b, price]);
}
const best = new Array(n + 1).fill(Infinity);
best[home] = 0;
let wave = new Map([[home, 0]]);
for (let bus = 0; bus <= k && wave.size > 0; bus++) {
  const following = new Map();
  for (const [town, paid] of wave) {
    for (const [b, price] of out[town]) {
      if (paid + price < best[b]) {
        best[b] = paid + price;
        following.set(b, best[b]);
      }
    }
  }
  wave = following;
}
console.log(Number.isFinite(best[goal]) ? best[goal] : -1);
