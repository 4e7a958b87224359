const words = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const c = words[1];
const times = words.slice(2);

// every group "all jingles played at least t times" demands its own number of slots
const demand = t => (t - 1) * (c + 1) + times.filter(u => u >= t).length;

let slots = times.reduce((a, b) => a + b);
for (const t of times) slots = Math.max(slots, demand(t));
console.log(slots);
