const temps = require('fs').readFileSync(0, 'utf8').split('\n')[1].trim().split(' ').map(Number);
const out = temps.map((t, i) => temps.slice(i).findIndex(u => u > t)).map(d => d < 0 ? 0 : d);
console.log(out.join(' '));
