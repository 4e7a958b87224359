// Guards that quarrel must not both be hired. Greatest total strength, and in how many ways.
const L = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, m] = L[0].split(' ').map(Number);
const strength = L[1].split(' ').map(Number);
const foe = new Array(n).fill(0);
for (let e = 0; e < m; e++) {
  const [a, b] = L[2 + e].split(' ').map(x => x - 1);
  foe[a] |= 1 << b;
  foe[b] |= 1 << a;
}

let best = -1, ways = 0;
const pick = (i, chosen, sum) => {
  if (i === n) {
    if (sum > best) { best = sum; ways = 1; }
    else if (sum === best) ways++;
    return;
  }
  pick(i + 1, chosen, sum);
  if ((foe[i] & chosen) === 0) pick(i + 1, chosen | (1 << i), sum + strength[i]);
};
pick(0, 0, 0);
console.log(best + ' ' + ways);
