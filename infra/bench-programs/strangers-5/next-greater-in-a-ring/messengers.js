const [n, ...coast] = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(s => s).map(Number);
const steps = coast.map((own, i) => 1 + [...coast.slice(i + 1), ...coast.slice(0, i)].findIndex(h => h > own));
console.log(steps.join(' '));
