const [size, ...hall] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const c = Number(size.split(' ')[1]);
const ways = new Array(c).fill(0);
ways[0] = 1;
for (const line of hall) {
  for (let j = 0; j < c; j++) {
    if (line[j] === '#') ways[j] = 0;
    else if (j > 0) ways[j] = (ways[j] + ways[j - 1]) % 1000000007;
  }
}
console.log(ways[c - 1]);
