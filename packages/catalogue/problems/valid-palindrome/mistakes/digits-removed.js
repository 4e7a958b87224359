const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const s = lines[0].toLowerCase().replace(/[^a-z1-9]/g, '');
console.log(s === [...s].reverse().join(''));
