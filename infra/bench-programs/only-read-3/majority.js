const rl = require('readline').createInterface({ input: process.stdin, terminal: false });
let hero = null, lead = 0, total = 0;
rl.on('line', w => {
  w = w.trim();
  if (w === '') return;
  total++;
  if (lead === 0) {
    hero = w;
    lead = 1;
  } else if (w === hero) lead++;
  else lead--;
});
rl.on('close', () => console.log(hero + ' wins among ' + total));
