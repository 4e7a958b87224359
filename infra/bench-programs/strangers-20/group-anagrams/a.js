// A trie of the letters in alphabetical order. Children are a chain of siblings.
const text = require('fs').readFileSync(0, 'latin1');
const words = text.split(/\s+/).filter((w) => w.length > 0);
const n = Number(words[0]);
const room = text.length + 2;
const first = new Int32Array(room);
const sibling = new Int32Array(room);
const letter = new Uint8Array(room);
const group = new Int32Array(room).fill(-1);
let nodes = 1;

function child(node, c) {
  let x = first[node];
  while (x !== 0 && letter[x] !== c) x = sibling[x];
  if (x === 0) {
    x = nodes++;
    letter[x] = c;
    sibling[x] = first[node];
    first[node] = x;
  }
  return x;
}

const groups = [];
const count = new Uint8Array(26);
for (let i = 1; i <= n; i++) {
  const w = words[i];
  count.fill(0);
  for (let j = 0; j < w.length; j++) count[w.charCodeAt(j) - 97]++;
  let node = 0;
  for (let c = 0; c < 26; c++) {
    for (let t = count[c]; t > 0; t--) node = child(node, c);
  }
  if (group[node] < 0) {
    group[node] = groups.length;
    groups.push([]);
  }
  groups[group[node]].push(w);
}
console.log(groups.map((g) => g.join(' ')).join('\n'));
