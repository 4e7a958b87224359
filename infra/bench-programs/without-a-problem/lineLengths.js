let answer = '';
let no = 0;
require('readline').createInterface({ input: process.stdin, terminal: false })
  .on('line', function (l) {
    no++;
    let turned = '';
    for (let i = l.length - 1; i >= 0; i--) turned += l[i];
    answer += no + ': ' + turned + '\n';
  })
  .on('close', function () {
    process.stdout.write(answer);
  });
