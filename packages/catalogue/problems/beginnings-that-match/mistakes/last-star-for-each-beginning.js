const [word, pattern] = require('fs').readFileSync(0, 'utf8').split(/\s+/);

function fits(length) {
  let at = 0;
  let sign = 0;
  let star = -1;
  let tried = 0;
  while (at < length) {
    if (pattern[sign] === '*') {
      star = sign++;
      tried = at;
    } else if (pattern[sign] === '?' || pattern[sign] === word[at]) {
      at++;
      sign++;
    } else if (star < 0) {
      return false;
    } else {
      at = ++tried;
      sign = star + 1;
    }
  }
  return /^\**$/.test(pattern.slice(sign));
}

let matching = 0;
for (let length = 0; length <= word.length; length++) if (fits(length)) matching++;
console.log(matching);
