const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const events = lines
  .map(l => l.split(' ').map(Number))
  .flatMap(([from, to]) => [{ t: from, d: 1 }, { t: to, d: -1 }])
  .sort((x, y) => x.t - y.t || x.d - y.d);

let inside = 0;
let record = 0;
let moment = null;
for (const { t, d } of events) {
  inside += d;
  if (inside > record) {
    record = inside;
    moment = t;
  }
}
console.log(record, moment);
