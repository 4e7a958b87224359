const board = Object.create(null);
const answers = [];

const commands = {
  set(t, name, x) {
    (board[name] ??= []).push({ t, x });
  },
  get(t, name) {
    const entry = (board[name] ?? []).findLast((e) => e.t <= t);
    answers.push(entry ? entry.x : 'none');
  },
};

const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
for (const line of lines) {
  const [what, t, name, x] = line.trim().split(' ');
  commands[what](Number(t), name, x);
}
console.log(answers.join('\n'));
