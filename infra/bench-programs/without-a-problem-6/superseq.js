// Shortest string that contains both words as subsequences: its length, and in
// how many ways (mod 1000003) the two words can be woven into one of that length.
const [u, v] = require('fs').readFileSync(0, 'utf8').split('\n').map(s => s.trim());
const MOD = 1000003;

let len = new Int32Array(v.length + 1);
let way = new Int32Array(v.length + 1);
for (let j = 0; j <= v.length; j++) { len[j] = j; way[j] = 1; }

for (let i = 1; i <= u.length; i++) {
  const len2 = new Int32Array(v.length + 1);
  const way2 = new Int32Array(v.length + 1);
  len2[0] = i;
  way2[0] = 1;
  for (let j = 1; j <= v.length; j++) {
    if (u[i - 1] === v[j - 1]) {
      len2[j] = len[j - 1] + 1;
      way2[j] = way[j - 1];
    } else if (len[j] < len2[j - 1]) {
      len2[j] = len[j] + 1;
      way2[j] = way[j];
    } else if (len[j] > len2[j - 1]) {
      len2[j] = len2[j - 1] + 1;
      way2[j] = way2[j - 1];
    } else {
      len2[j] = len[j] + 1;
      way2[j] = (way[j] + way2[j - 1]) % MOD;
    }
  }
  len = len2;
  way = way2;
}
console.log(len[v.length]);
console.log(way[v.length]);
