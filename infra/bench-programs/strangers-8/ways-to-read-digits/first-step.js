const M = 1e9 + 7;
const s = require('fs').readFileSync(0, 'utf8').trim();
const ways = new Int32Array(s.length + 1);
ways[0] = ways[1] = 1;
for (let i = 2; i <= s.length; i++) {
  const pair = +s.slice(i - 2, i);
  let w = 0;
  if (pair % 10) w += ways[i - 1];
  if (pair >= 10 && pair <= 26) w += ways[i - 2];
  ways[i] = w % M;
}
console.log(ways[s.length]);
