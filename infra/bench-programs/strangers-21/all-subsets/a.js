const [, ...toppings] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

const selections = toppings.reduce(
  (acc, t) => acc.concat(acc.map(s => [...s, t])),
  [[]]
);

console.log(selections.map(s => s.join(' ') || '-').join('\n'));
