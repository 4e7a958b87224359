const [, values, wanted] = require('fs')
  .readFileSync(0, 'utf8')
  .split('\n')
  .map(line => line.trim().split(/\s+/).map(Number));

const where = new Map(values.map((v, i) => [v, i]));
console.log(wanted.map(v => where.get(v) ?? -1).join('\n'));
