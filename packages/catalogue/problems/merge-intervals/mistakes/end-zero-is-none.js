const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const farthest = new Int32Array(10000000);
for (const line of lines) {
  const [l, r] = line.split(' ').map(Number);
  if (r > farthest[l]) farthest[l] = r;
}
const merged = [];
for (let l = 0; l < farthest.length; l += 1) {
  if (farthest[l] === 0) continue;
  let r = farthest[l];
  const begin = l;
  while (l < r) {
    l += 1;
    if (farthest[l] > r) r = farthest[l];
  }
  merged.push(`${begin} ${r}`);
}
console.log(merged.join('\n'));
