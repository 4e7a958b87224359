const [n, ...a] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const kept = a.filter(x => x !== '0');
console.log([...kept, ...Array(a.length - kept.length).fill('0')].join(' '));
