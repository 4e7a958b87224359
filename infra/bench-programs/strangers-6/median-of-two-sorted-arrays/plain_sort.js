var L = require('fs').readFileSync(0, 'utf8').split('\n');
var values = [];
[L[1], L[3]].forEach(function (line) {
  if (!line) return;
  line.split(' ').forEach(function (s) {
    if (s.trim() !== '') values.push(Number(s));
  });
});
values.sort();
var mid = values.length >> 1;
if (values.length % 2 === 1) {
  console.log(values[mid]);
} else {
  console.log((values[mid - 1] + values[mid]) / 2);
}
