const fs = require('fs');
const nums = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const k = nums[1];
const freq = new Map();
for (let i = 2; i < nums.length; i++) freq.set(nums[i], (freq.get(nums[i]) || 0) + 1);

// podium[0] is the weakest of those who are on it
const podium = [];
function sink(i) {
  for (;;) {
    let s = i;
    for (const ch of [2 * i + 1, 2 * i + 2]) if (ch < podium.length && podium[ch][1] < podium[s][1]) s = ch;
    if (s === i) return;
    [podium[i], podium[s]] = [podium[s], podium[i]];
    i = s;
  }
}
function rise(i) {
  while (i > 0) {
    const p = (i - 1) >> 1;
    if (podium[p][1] <= podium[i][1]) return;
    [podium[i], podium[p]] = [podium[p], podium[i]];
    i = p;
  }
}
for (const entry of freq) {
  if (podium.length < k) {
    podium.push(entry);
    rise(podium.length - 1);
  } else if (entry[1] > podium[0][1]) {
    podium[0] = entry;
    sink(0);
  }
}
console.log(podium.map((e) => e[0]).join(' '));
