const [row, kText] = require('fs').readFileSync(0, 'utf8').split('\n').map(l => l.trim());
const k = Number(kText);

const stretchOf = colour => {
  let best = 0, from = 0, foreign = 0;
  for (let to = 0; to < row.length; to++) {
    if (row.charCodeAt(to) !== colour) foreign++;
    while (foreign > k) {
      if (row.charCodeAt(from) !== colour) foreign--;
      from++;
    }
    if (to - from + 1 > best) best = to - from + 1;
  }
  return best;
};

console.log(Math.max(...Array.from({ length: 26 }, (_, i) => stretchOf(65 + i))));
