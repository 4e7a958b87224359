'use strict';
const zip = (xs, ys) => {
  const zs = [];
  let i = 0, j = 0;
  while (i < xs.length || j < ys.length) {
    zs.push(j === ys.length || (i < xs.length && xs[i] <= ys[j]) ? xs[i++] : ys[j++]);
  }
  return zs;
};

const [head, ...body] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(
  body
    .slice(0, Number(head))
    .map(l => l.trim().split(' ').slice(1).map(Number))
    .reduce(zip, [])
    .join(' ')
);
