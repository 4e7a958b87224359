const [a = '', b = ''] = require('fs').readFileSync(0, 'utf8').split(/\r?\n/);

const edit = (i, j) =>
  i === a.length ? b.length - j
    : j === b.length ? a.length - i
      : a[i] === b[j] ? edit(i + 1, j + 1)
        : 1 + Math.min(edit(i + 1, j), edit(i, j + 1), edit(i + 1, j + 1));

console.log(edit(0, 0));
