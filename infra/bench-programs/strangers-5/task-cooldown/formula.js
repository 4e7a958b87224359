const [[, c], times] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.trim().split(/\s+/).map(Number));
const { most, mates, all } = times.reduce(
  ({ most, mates, all }, t) => ({
    most: t > most ? t : most,
    mates: t > most ? 1 : mates + (t === most),
    all: all + t,
  }),
  { most: 0, mates: 0, all: 0 }
);
console.log(Math.max(all, (most - 1) * (c + 1) + mates));
