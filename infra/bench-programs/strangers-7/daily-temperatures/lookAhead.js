const input = require('fs').readFileSync(0, 'utf8');
const numbers = input.match(/-?\d+/g).map(Number);
const temps = numbers.slice(1);
const answer = temps.map((t, i) => temps.slice(i + 1).findIndex((later) => later > t) + 1);
console.log(answer.join(' '));
