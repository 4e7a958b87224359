const t = require('fs').readFileSync(0, 'ascii').split(/\s+/);
const next = Int32Array.from([0, ...t.slice(2, 2 + +t[0])]);
const start = +t[1];

function brent(f, x0) {
  let power = 1, length = 1;
  let saved = x0, runner = f(x0);
  while (saved !== runner) {
    if (power === length) {
      saved = runner;
      power *= 2;
      length = 0;
    }
    runner = f(runner);
    length++;
  }
  let ahead = x0;
  for (let i = 0; i < length; i++) ahead = f(ahead);
  let behind = x0;
  while (behind !== ahead) {
    behind = f(behind);
    ahead = f(ahead);
  }
  return behind;
}

console.log(brent(room => next[room], start));
