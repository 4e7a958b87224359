const input = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const starts = input[1].split(' ').map(Number);
const ends = input[2].split(' ').map(Number);
const events = [];
for (const t of starts) events.push({ t, d: 1 });
for (const t of ends) events.push({ t, d: -1 });
events.sort((x, y) => x.t - y.t || y.d - x.d);
let now = 0, most = 0;
events.forEach(ev => {
  now += ev.d;
  if (now > most) most = now;
});
console.log(most);
