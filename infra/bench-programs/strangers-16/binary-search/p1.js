const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const where = new Map(lines[1].trim().split(' ').map((v, i) => [v, i]));
console.log(lines[2].trim().split(' ').map((t) => where.get(t) ?? -1).join('\n'));
