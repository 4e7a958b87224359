const [, ...cash] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(Math.max(...cash.reduce(([skip, take], x) => [Math.max(skip, take), skip + x], [0, 0])));
