const text = require('fs').readFileSync(0, 'utf8').split('\n')[1];
const values = [...new Set(text.trim().split(/\s+/).map(Number))].sort((x, y) => x - y);

const { best } = values.slice(1).reduce(
  (state, x) => {
    if (x === state.previous + 1) {
      return { previous: x, run: state.run + 1, best: state.best };
    }
    return { previous: x, run: 1, best: Math.max(state.best, state.run) };
  },
  { previous: values[0], run: 1, best: 1 },
);
console.log(best);
