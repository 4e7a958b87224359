const tokens = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(s => s).slice(1);

// index of the token of the j-th node (from 0)
function nodeNumber(j) {
  let i = 0;
  for (;;) {
    if (tokens[i] !== 'null') {
      if (j === 0) return i;
      j--;
    }
    i++;
  }
}

const depth = [];
let deepest = 0;
tokens.forEach((token, i) => {
  depth[i] = i === 0 ? 1 : depth[nodeNumber((i - 1) >> 1)] + 1;
  if (token !== 'null' && depth[i] > deepest) deepest = depth[i];
});
console.log(deepest);
