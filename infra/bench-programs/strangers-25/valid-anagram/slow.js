const [s, t] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(w => w.trim());

function anagrams(s, t) {
  if (s.length !== t.length) return false;
  const crossedOut = new Array(t.length).fill(false);
  for (let i = 0; i < s.length; i++) {
    let found = false;
    for (let j = 0; j < t.length; j++) {
      if (!crossedOut[j] && t.charCodeAt(j) === s.charCodeAt(i)) {
        crossedOut[j] = true;
        found = true;
        break;
      }
    }
    if (!found) return false;
  }
  return true;
}

console.log(anagrams(s, t) ? 'true' : 'false');
