console.log(
  require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).reduce((x, word) => x ^ word, 0)
);
