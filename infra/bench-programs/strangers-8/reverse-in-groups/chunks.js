const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = parseInt(lines[0].split(' ')[1]);
const wagons = lines[1].split(' ').map(Number);

const chunks = [];
for (let i = 0; i < wagons.length; i += k) chunks.push(wagons.slice(i, i + k));

console.log(chunks.map(c => (c.length === k ? c.reverse() : c)).flat().join(' '));
