const [s, t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const tally = w => [...w].reduce((m, x) => m.set(x, (m.get(x) ?? 0) + 1), new Map());
const [S, T] = [s, t].map(tally);
console.log(S.size === T.size && [...S].every(([x, k]) => T.get(x) === k));
