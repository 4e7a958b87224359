const words = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const k = Number(words[0]);
const tokens = words.slice(1);

// the children of the j-th real node (from 0) stand at 2j + 1 and 2j + 2
function parentOf(i) {
  let j = Math.floor((i - 1) / 2);
  for (let p = 0; ; p++) {
    if (tokens[p] !== 'null' && j-- === 0) return p;
  }
}

const depth = [];
const lines = [];
for (let i = 0; i < k; i++) {
  depth[i] = i === 0 ? 0 : depth[parentOf(i)] + 1;
  if (tokens[i] !== 'null') {
    if (!lines[depth[i]]) lines[depth[i]] = [];
    lines[depth[i]].push(tokens[i]);
  }
}
for (const line of lines) console.log(line.join(' '));
