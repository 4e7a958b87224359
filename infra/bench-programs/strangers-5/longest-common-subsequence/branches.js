const [s, t] = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.trim());
const lcs = ([a, ...as], [b, ...bs]) =>
  a === undefined || b === undefined ? 0
    : a === b ? 1 + lcs(as, bs)
      : Math.max(lcs([a, ...as], bs), lcs(as, [b, ...bs]));
console.log(lcs([...s], [...t]));
