const s = require('fs').readFileSync(0, 'utf8').trim();
const ways = new Int32Array(s.length + 1);
ways[s.length] = 1;
for (let i = s.length - 1; i >= 0; i--) {
  if (s[i] === '0') continue;
  ways[i] = ways[i + 1];
  if (i + 1 < s.length && Number(s[i] + s[i + 1]) <= 26) ways[i] = (ways[i] + ways[i + 2]) % 1000000007;
}
console.log(ways[0]);
