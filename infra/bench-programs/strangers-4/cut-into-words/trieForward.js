const [text, , list] = require('fs').readFileSync(0, 'utf8').split('\n').map(s => s.trim());
const root = new Map();
for (const word of list.split(' ')) {
  let node = root;
  for (const ch of word) {
    if (!node.has(ch)) node.set(ch, new Map());
    node = node.get(ch);
  }
  node.set('end', true);
}
const need = new Array(text.length + 1).fill(-1);
need[0] = 0;
for (let i = 0; i < text.length; i++) {
  if (need[i] < 0) continue;
  let node = root;
  for (let j = i; j < text.length; j++) {
    node = node.get(text[j]);
    if (!node) break;
    if (node.has('end') && (need[j + 1] < 0 || need[j + 1] > need[i] + 1)) need[j + 1] = need[i] + 1;
  }
}
console.log(need[text.length]);
