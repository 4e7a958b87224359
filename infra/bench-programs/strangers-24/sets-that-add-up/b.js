'use strict';
const nums = require('fs').readFileSync(0, 'utf8').match(/\d+/g).map(Number);
const n = nums[0], t = nums[1];

const tally = new Map();
for (const v of nums.slice(2, 2 + n).sort((x, y) => x - y)) tally.set(v, (tally.get(v) || 0) + 1);
const groups = [...tally];
const m = groups.length;

// can[i][s]: the groups i, i+1, ... are able to make s
const can = Array.from({ length: m + 1 }, () => new Array(t + 1).fill(false));
can[m][0] = true;
for (let i = m - 1; i >= 0; i--) {
  const [v, c] = groups[i];
  for (let s = 0; s <= t; s++)
    for (let j = 0; j <= c && j * v <= s; j++)
      if (can[i + 1][s - j * v]) { can[i][s] = true; break; }
}

function* sets(i, rest, chosen) {
  if (i === m) { yield chosen.join(' '); return; }
  const [v, c] = groups[i];
  let pushed = 0;
  for (let j = 0; j <= c && j * v <= rest; j++) {
    if (j > 0) { chosen.push(v); pushed++; }
    if (can[i + 1][rest - j * v]) yield* sets(i + 1, rest - j * v, chosen);
  }
  chosen.length -= pushed;
}

if (!can[0][t]) console.log('none');
else process.stdout.write([...sets(0, t, [])].join('\n') + '\n');
