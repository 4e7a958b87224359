const s = require('fs').readFileSync(0, 'utf8').split('\n')[0];

function isUnique(part) {
  return new Set(part).size === part.length;
}

function longest() {
  // from the longest part to the shortest one
  for (let len = s.length; len > 0; len--) {
    for (let i = 0; i + len <= s.length; i++) {
      if (isUnique(s.slice(i, i + len))) return len;
    }
  }
  return 0;
}

console.log(longest());
