const fs = require('fs');

/** How many printable numbers there are from 1 to n. */
function upTo(n) {
  if (n === 0) return 0;
  const digits = [...String(n)].map(Number);
  let count = 0;
  for (let length = 1; length < digits.length; length++) count += 9 ** length;
  let left = 0;
  for (const [place, digit] of digits.entries()) {
    // At the first place, 0 is excluded like a left neighbour.
    const choices = left < digit ? digit - 1 : digit;
    count += choices * 9 ** (digits.length - place - 1);
    if (place > 0 && place + 1 < digits.length && digit === left) return count;
    left = digit;
  }
  return count + 1;
}

/**
 * @param {number} a
 * @param {number} b
 * @returns {number} how many numbers from a to b the machine can print
 */
function solve(a, b) {
  return upTo(b) - upTo(a - 1);
}

const [a, b] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(a, b));
