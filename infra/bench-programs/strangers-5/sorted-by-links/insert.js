const [[n, first], number, link] = require('fs')
  .readFileSync(0, 'utf8').trim().split('\n').map((r) => r.trim().split(/\s+/).map(Number));
number.unshift(-Infinity);
link.unshift(0);

let todo = first;
while (todo) {
  const card = todo;
  todo = link[card];
  let p = 0;
  while (link[p] && number[link[p]] <= number[card]) p = link[p];
  link[card] = link[p];
  link[p] = card;
}

const order = [];
for (let p = link[0]; p; p = link[p]) order.push(p);
console.log(order.join(' '));
