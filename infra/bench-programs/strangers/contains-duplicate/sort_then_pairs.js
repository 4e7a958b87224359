const [, line] = require('fs').readFileSync(0, 'utf8').split('\n');
const werte = line.trim().split(/\s+/).map(Number).sort((links, rechts) => links - rechts);
console.log(werte.some((w, i) => i > 0 && werte[i - 1] === w));
