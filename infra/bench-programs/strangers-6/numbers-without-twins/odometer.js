const [from, to] = require('fs').readFileSync(0, 'utf8').trim().split(' ');
const wheel = from.split('').reverse().map(Number);
let twins = 0;
for (let i = 1; i < wheel.length; i++) {
  if (wheel[i] === wheel[i - 1]) twins++;
}

function turn(i, digit) {
  for (const j of [i - 1, i + 1]) {
    if (j >= 0 && j < wheel.length && wheel[j] === wheel[i]) twins--;
  }
  wheel[i] = digit;
  for (const j of [i - 1, i + 1]) {
    if (j >= 0 && j < wheel.length && wheel[j] === digit) twins++;
  }
}

let good = 0;
let steps = Number(to) - Number(from);
for (;;) {
  if (twins === 0) good++;
  if (steps-- === 0) break;
  let i = 0;
  while (i < wheel.length && wheel[i] === 9) turn(i++, 0);
  if (i === wheel.length) wheel.push(1);
  else turn(i, wheel[i] + 1);
}
console.log(good);
