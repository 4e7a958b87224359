'use strict';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function* neighbours(word) {
  for (let i = 0; i < word.length; i++) {
    for (const c of LETTERS) {
      if (c !== word[i]) yield word.substring(0, i) + c + word.substring(i + 1);
    }
  }
}

function ladder(begin, end, list) {
  const unseen = new Set(list);
  if (!unseen.has(end)) return 0;
  unseen.delete(begin);
  unseen.delete(end);
  let near = new Set([begin]);
  let far = new Set([end]);
  let length = 2;
  while (near.size > 0) {
    if (near.size > far.size) [near, far] = [far, near];
    const reached = new Set();
    for (const word of near) {
      for (const other of neighbours(word)) {
        if (far.has(other)) return length;
        if (unseen.delete(other)) reached.add(other);
      }
    }
    near = reached;
    length++;
  }
  return 0;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(line => line.trim());
const [begin, end] = lines[0].split(' ');
console.log(ladder(begin, end, lines.slice(2, 2 + Number(lines[1]))));
