const a = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const start = a[1];
const step = room => room === 0 ? 0 : a[room + 1];

let tortoise = step(start);
let hare = step(step(start));
while (tortoise !== hare) {
  tortoise = step(tortoise);
  hare = step(step(hare));
}
if (hare === 0) {
  console.log(0);
} else {
  tortoise = start;
  while (tortoise !== hare) {
    tortoise = step(tortoise);
    hare = step(hare);
  }
  console.log(hare);
}
