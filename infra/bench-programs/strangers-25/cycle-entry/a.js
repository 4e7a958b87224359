const [[n, start], arrows] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim().split(/\s+/).map(Number));
const next = room => (room === 0 ? 0 : arrows[room - 1]);

let tortoise = start;
let hare = start;
do {
  tortoise = next(tortoise);
  hare = next(next(hare));
} while (hare !== 0 && tortoise !== hare);

if (hare === 0) {
  console.log(0);
} else {
  tortoise = start;
  while (tortoise !== hare) {
    tortoise = next(tortoise);
    hare = next(hare);
  }
  console.log(hare);
}
