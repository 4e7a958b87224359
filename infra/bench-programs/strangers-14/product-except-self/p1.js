const fs = require('fs');
const [, line] = fs.readFileSync(0, 'utf8').split('\n');
const values = line.trim().split(/\s+/).map(Number);
const answer = new Array(values.length);
let run = 1;
values.forEach((v, i) => {
  answer[i] = run;
  run *= v;
});
run = 1;
for (let i = values.length; i-- > 0; ) {
  answer[i] *= run;
  run *= values[i];
}
console.log(answer.join(' '));
