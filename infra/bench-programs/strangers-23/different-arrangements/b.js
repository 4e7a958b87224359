const [, letters] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const n = letters.length;
const left = new Array(26).fill(0);
for (const c of letters) left[c.charCodeAt(0) - 97]++;
const line = Buffer.alloc(n, 0);

function* words(depth) {
  if (depth === n) {
    yield line.toString('latin1');
    return;
  }
  for (let c = 0; c < 26; c++) {
    if (left[c] === 0) continue;
    left[c]--;
    line[depth] = 97 + c;
    yield* words(depth + 1);
    left[c]++;
  }
}

let text = '';
for (const w of words(0)) text += w + '\n';
process.stdout.write(text);
