// Trie with first child / next sibling in typed arrays
const lines = require('fs').readFileSync(0, 'latin1').split('\n');
const q = +lines[0];
const MAX = q * 20 + 2;
const child = new Int32Array(MAX);
const sibling = new Int32Array(MAX);
const letter = new Uint8Array(MAX);
const word = new Uint8Array(MAX);
let used = 1; // node 1 is the root, 0 means "none"

const step = (node, c) => {
  let x = child[node];
  while (x !== 0 && letter[x] !== c) x = sibling[x];
  return x;
};

const out = [];
for (let i = 1; i <= q; i++) {
  const [op, w] = lines[i].trim().split(' ');
  let node = 1;
  if (op === 'add') {
    for (let j = 0; j < w.length; j++) {
      const c = w.charCodeAt(j);
      let x = step(node, c);
      if (x === 0) {
        x = ++used;
        letter[x] = c;
        sibling[x] = child[node];
        child[node] = x;
      }
      node = x;
    }
    word[node] = 1;
  } else {
    for (let j = 0; j < w.length && node !== 0; j++) node = step(node, w.charCodeAt(j));
    out.push(node !== 0 && (op === 'prefix' || word[node] === 1));
  }
}
console.log(out.join('\n'));
