const s = require('fs').readFileSync(0, 'utf8').replace(/\W/g, '').toLowerCase();
console.log([...s].reverse().join('') === s);
