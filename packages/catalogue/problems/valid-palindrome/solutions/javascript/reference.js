const fs = require('fs');

/**
 * @param {string} s one line of printable ASCII
 * @returns {boolean}
 */
function solve(s) {
  let left = 0;
  let right = s.length - 1;
  while (left < right) {
    if (!counts(s.charCodeAt(left))) {
      left++;
    } else if (!counts(s.charCodeAt(right))) {
      right--;
    } else {
      if (s[left].toLowerCase() !== s[right].toLowerCase()) return false;
      left++;
      right--;
    }
  }
  return true;
}

/** Letters and digits count, everything else is skipped. */
function counts(code) {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

const [line] = fs.readFileSync(0, 'utf8').split('\n');
console.log(String(solve(line)));
