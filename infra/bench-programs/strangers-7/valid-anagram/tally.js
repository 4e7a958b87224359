const [s, t] = require('fs').readFileSync(0, 'latin1').split(/\s+/);
const tally = new Int32Array(128);
for (let i = 0; i < s.length; i++) tally[s.charCodeAt(i)]++;
for (let i = 0; i < t.length; i++) tally[t.charCodeAt(i)]--;
console.log(tally.every(x => x === 0));
