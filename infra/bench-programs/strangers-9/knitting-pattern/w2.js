const text = require('fs').readFileSync(0, 'utf8').trim();
let at = 0;

// reads stitches until the end of the pattern or of the bracket
function read() {
  const stitches = [];
  while (at < text.length && text[at] !== ']') {
    if (text[at] >= 'a' && text[at] <= 'z') {
      stitches.push(text[at++]);
      continue;
    }
    let digits = '';
    while (text[at] !== '[') digits += text[at++];
    at++; // [
    const inner = read();
    at++; // ]
    for (let k = Number(digits); k > 0; k--) {
      stitches.push(...inner);
    }
  }
  return stitches;
}

console.log(read().join(''));
