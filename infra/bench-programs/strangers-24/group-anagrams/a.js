const rl = require('readline').createInterface({ input: process.stdin });
const groups = new Map();
let header = true;
rl.on('line', line => {
  if (header) { header = false; return; }
  const word = line.trim();
  if (!word) return;
  const key = word.split('').sort().join('');
  const g = groups.get(key);
  if (g) g.push(word); else groups.set(key, [word]);
});
rl.on('close', () => {
  const out = [];
  for (const g of groups.values()) out.push(g.join(' '));
  console.log(out.join('\n'));
});
