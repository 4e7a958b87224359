const words = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(w => w.length > 0);
const tokens = words.slice(1);

// The children of a node stand behind those of all nodes before it in the list.
function childrenOf(i) {
  let before = 0;
  for (let j = 0; j < i; j++) {
    if (tokens[j] !== 'null') before++;
  }
  return [2 * before + 1, 2 * before + 2].filter(c => c < tokens.length && tokens[c] !== 'null');
}

let level = tokens.length > 0 ? [0] : [];
while (level.length > 0) {
  console.log(level.map(i => tokens[i]).join(' '));
  const below = [];
  for (const i of level) below.push(...childrenOf(i));
  level = below;
}
