const flags = [...require('fs').readFileSync(0, 'utf8').trim()];
const n = flags.length;
const goal = [];
for (const colour of 'rwb') {
  for (const flag of flags) if (flag === colour) goal.push(colour);
}

let exchanges = 0;
for (let i = 0; i < n; i++) {
  if (flags[i] === goal[i]) continue;
  let partner = -1;
  for (let j = i + 1; j < n; j++) {
    if (flags[j] !== goal[i] || goal[j] === flags[j]) continue;
    // this flag would hang right at i; best if ours hangs right at j, too
    if (goal[j] === flags[i]) {
      partner = j;
      break;
    }
    if (partner < 0) partner = j;
  }
  [flags[i], flags[partner]] = [flags[partner], flags[i]];
  exchanges++;
}
console.log(exchanges);
