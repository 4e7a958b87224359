// compare with the sorted string, position by position
const raw = require('fs').readFileSync(0);
let len = raw.length;
while (len > 0 && raw[len - 1] <= 32) len--;
// r < w, but b must come last: give b a larger letter
const have = Uint8Array.from(raw.subarray(0, len), x => (x === 98 ? 122 : x));
const want = have.slice().sort();
const seen = new Map();
have.forEach((h, i) => {
  const key = h * 256 + want[i];
  if (h !== want[i]) seen.set(key, (seen.get(key) || 0) + 1);
});
let answer = 0;
for (const [key, cnt] of seen) {
  const back = (key % 256) * 256 + (key >> 8);
  const other = seen.get(back) || 0;
  const pair = Math.min(cnt, other);
  // a pair is met from both sides; every flag of a ring counts 2/3
  answer += pair * 3 + (cnt - pair) * 4;
}
console.log(answer / 6);
