'use strict';
const fs = require('fs');

class WildcardMatcher {
  constructor(pattern) {
    this.pattern = pattern;
  }

  matches(text) {
    let prev = new Uint8Array(this.pattern.length + 1);
    prev[0] = 1;
    for (let j = 1; j <= this.pattern.length; j++) {
      prev[j] = this.pattern[j - 1] === '*' ? prev[j - 1] : 0;
    }
    for (let i = 1; i <= text.length; i++) {
      const cur = new Uint8Array(this.pattern.length + 1);
      for (let j = 1; j <= this.pattern.length; j++) {
        const p = this.pattern[j - 1];
        if (p === '*') cur[j] = cur[j - 1] | prev[j];
        else if (p === '?' || p === text[i - 1]) cur[j] = prev[j - 1];
      }
      prev = cur;
    }
    return prev[this.pattern.length] === 1;
  }
}

function main() {
  const lines = fs.readFileSync(0, 'utf8').split('\n');
  const word = lines[0].trim();
  const matcher = new WildcardMatcher(lines[1].trim());
  let answer = 0;
  for (let len = 0; len <= word.length; len++) {
    if (matcher.matches(word.substring(0, len))) answer++;
  }
  console.log(answer);
}

main();
