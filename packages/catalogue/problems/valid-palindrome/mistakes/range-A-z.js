const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const s = lines[0].replace(/[^0-9A-z]/g, '').toLowerCase();
console.log(s === [...s].reverse().join(''));
