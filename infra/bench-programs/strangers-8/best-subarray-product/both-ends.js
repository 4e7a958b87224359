// run over the row once from each end; a zero starts a new run
const [, ...factors] = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);

const fold = (best, row) => {
  let run = 1;
  for (const f of row) {
    run *= f;
    if (run > best) best = run;
    if (f === 0) run = 1;
  }
  return best;
};

const there = fold(-Infinity, factors);
const answer = fold(there, factors.reverse());
console.log(String(answer + 0));
