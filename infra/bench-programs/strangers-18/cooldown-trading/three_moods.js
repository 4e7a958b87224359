// each morning she is in one of three moods: HOLDING, TIRED (sold yesterday), FREE
const [, ...prices] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const start = { holding: -Infinity, tired: -Infinity, free: 0 };

const { holding, tired, free } = prices.reduce(
  (m, p) => ({
    holding: Math.max(m.holding, m.free - p),
    tired: m.holding + p,
    free: Math.max(m.free, m.tired),
  }),
  start,
);

console.log(String(Math.max(tired, free)));
