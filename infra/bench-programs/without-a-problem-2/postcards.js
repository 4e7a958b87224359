// every line is the town written on one postcard
const towns = require('fs')
  .readFileSync(0, 'utf8')
  .split('\n')
  .map(s => s.trim())
  .filter(Boolean);

const tally = towns.reduce((acc, town) => {
  acc.set(town, (acc.get(town) || 0) + 1);
  return acc;
}, new Map());

const single = [...tally].filter(([, c]) => c === 1).map(([t]) => t);
const most = [...tally].reduce((a, b) => (b[1] > a[1] ? b : a), ['nowhere', 0]);

console.log(`${tally.size} towns`);
console.log(`most: ${most[0]} (${most[1]})`);
console.log(`only once: ${single.length ? single.join(', ') : '-'}`);
