const words = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1);

function solve() {
  const after = {};
  const indegree = {};
  for (const w of words) for (const ch of w) {
    if (!(ch in after)) { after[ch] = new Set(); indegree[ch] = 0; }
  }
  for (let i = 1; i < words.length; i++) {
    const a = words[i - 1], b = words[i];
    let j = 0;
    while (j < a.length && j < b.length && a[j] === b[j]) j++;
    if (j === a.length) continue;
    if (j === b.length) return 'impossible';
    if (!after[a[j]].has(b[j])) {
      after[a[j]].add(b[j]);
      indegree[b[j]]++;
    }
  }
  let ready = Object.keys(indegree).filter(ch => indegree[ch] === 0);
  let order = '';
  while (ready.length) {
    ready.sort();
    const ch = ready.shift();
    order += ch;
    for (const d of after[ch]) if (--indegree[d] === 0) ready.push(d);
  }
  return order.length === Object.keys(indegree).length ? order : 'impossible';
}

console.log(solve());
