const [, a, , b = ''] = require('fs').readFileSync(0, 'utf8').split('\n');

const parse = (s) => s.trim().split(' ').filter(Boolean).map(Number);

const first = parse(a);
const second = parse(b);

const pot = new Float64Array(first.length + second.length);
pot.set(first, 0);
pot.set(second, first.length);
pot.sort();

const half = (pot.length - 1) / 2;
const low = pot[Math.floor(half)];
const high = pot[Math.ceil(half)];
console.log(((low + high) / 2).toFixed(1));
