const [k, ...tokens] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

// the children of a node stand behind those of all nodes before it
function children(i) {
  let nodesBefore = 0;
  for (let j = 0; j < i; j++) if (tokens[j] !== 'null') nodesBefore++;
  return [2 * nodesBefore + 1, 2 * nodesBefore + 2];
}

const isNode = i => i < tokens.length && tokens[i] !== 'null';
let level = [0].filter(isNode);
while (level.length > 0) {
  console.log(level.map(i => tokens[i]).join(' '));
  level = level.flatMap(children).filter(isNode);
}
