const fs = require('fs');

function solve(flags) {
  const row = [...flags];
  const goal = [...flags].sort((a, b) => 'rwb'.indexOf(a) - 'rwb'.indexOf(b));
  let steps = 0;
  for (let i = 0; i < row.length; i++) {
    for (let j = 0; j < row.length && row[i] !== goal[i]; j++) {
      if (row[j] === goal[i] && goal[j] === row[i]) {
        [row[i], row[j]] = [row[j], row[i]];
        steps++;
      }
    }
  }
  const left = row.filter((flag, i) => flag !== goal[i]).length;
  return steps + (2 * left) / 3;
}

console.log(solve(fs.readFileSync(0, 'utf8').trim()));
