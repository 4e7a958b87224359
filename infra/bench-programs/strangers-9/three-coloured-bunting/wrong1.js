const fs = require('fs');

function solve(flags) {
  const reds = flags.split('r').length - 1;
  const whites = flags.split('w').length - 1;
  const blues = flags.length - reds - whites;
  const goal = 'r'.repeat(reds) + 'w'.repeat(whites) + 'b'.repeat(blues);
  let wrong = 0;
  for (let i = 0; i < flags.length; i++) {
    if (flags[i] !== goal[i]) wrong++;
  }
  // an exchange puts two flags right, the last one perhaps only one
  return Math.ceil(wrong / 2);
}

console.log(solve(fs.readFileSync(0, 'utf8').trim()));
