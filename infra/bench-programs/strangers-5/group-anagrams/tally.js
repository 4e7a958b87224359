const rl = require('readline').createInterface({ input: process.stdin });
const groups = new Map();
let first = true;
rl.on('line', line => {
  if (first) { first = false; return; }
  const w = line.trim();
  if (!w) return;
  const tally = new Uint8Array(26);
  for (let i = 0; i < w.length; i++) tally[w.charCodeAt(i) - 97]++;
  const key = tally.join();
  groups.has(key) ? groups.get(key).push(w) : groups.set(key, [w]);
}).on('close', () => {
  for (const g of groups.values()) console.log(g.join(' '));
});
