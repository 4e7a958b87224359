'use strict';
const [s, t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

function anagrams(s, t) {
  if (s.length !== t.length) return false;
  const used = new Array(t.length).fill(false);
  for (let i = 0; i < s.length; i++) {
    let j = 0;
    while (j < t.length && (used[j] || t[j] !== s[i])) j++;
    if (j === t.length) return false;
    used[j] = true;
  }
  return true;
}

console.log(anagrams(s, t));
