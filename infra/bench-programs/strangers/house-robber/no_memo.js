const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const house = lines[1].trim().split(/\s+/).map(Number);
function rob(i) {
  if (i >= house.length) return 0;
  const robIt = house[i] + rob(i + 2);
  const leaveIt = rob(i + 1);
  return robIt > leaveIt ? robIt : leaveIt;
}
console.log(rob(0));
