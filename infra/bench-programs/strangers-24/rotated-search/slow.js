const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const values = lines[1].trim().split(/\s+/).map(Number);
const asked = lines[2].trim().split(/\s+/).map(Number);
console.log(asked.map(x => values.findIndex(v => v === x)).join('\n'));
