const [[n], nums] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim().split(/\s+/).map(Number));

const pick = mask => nums.map((x, i) => (mask >> i) & 1 ? x : null).filter(Boolean);

const lines = Array.from({ length: 1 << n }, (_, mask) => {
  const chosen = pick(mask);
  return chosen.length ? chosen.join(' ') : '-';
});
console.log(lines.join('\n'));
