const [W, P] = require('fs').readFileSync(0, 'utf8').split(/\r?\n/);

const match = (i, j, end) => {
  if (j === P.length) return i === end;
  switch (P[j]) {
    case '*':
      return match(i, j + 1, end) || (i < end && match(i + 1, j, end));
    case '?':
      return i < end && match(i + 1, j + 1, end);
    default:
      return i < end && W[i] === P[j] && match(i + 1, j + 1, end);
  }
};

const answer = Array.from({ length: W.length + 1 }, (_, end) => match(0, 0, end))
  .filter((yes) => yes)
  .length;
console.log(String(answer));
