const [head, body] = require('fs').readFileSync(0, 'utf8').split('\n');
const lonely = new Set();
body.trim().split(' ').forEach((word) => {
  const x = +word;
  // a second meeting removes the value again
  if (!lonely.delete(x)) lonely.add(x);
});
const [answer] = lonely;
console.log(answer);
