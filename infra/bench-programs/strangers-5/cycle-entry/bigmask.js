const fs = require('fs');
const [head, body] = fs.readFileSync(0, 'utf8').split('\n');
const start = BigInt(head.trim().split(' ')[1]);
const arrow = [0n, ...body.trim().split(' ').map(BigInt)];

let visited = 1n;
let here = start;
while (!((visited >> here) & 1n)) {
  visited |= 1n << here;
  here = arrow[here];
}
console.log(here.toString());
