// lay a ruler with a mark every 10^-6 against the square
const x = +require('fs').readFileSync(0, 'utf8');
const TICK = 1e-6;
let marks = 1;
while (marks * TICK * (marks * TICK) <= x) marks++;
console.log(((marks - 0.5) * TICK).toFixed(9));
