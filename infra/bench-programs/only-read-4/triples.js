let data = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', function (chunk) { data += chunk; });
process.stdin.on('end', function () {
  let lines = data.split('\n');
  let n = Number(lines[0].split(' ')[0]);
  let target = Number(lines[0].split(' ')[1]);
  let numbers = lines[1].split(' ').map(Number);
  let counter = 0;
  for (let i = 0; i < n - 2; i++) {
    for (let j = i + 1; j < n - 1; j++) {
      let need = target - numbers[i] - numbers[j];
      for (let k = j + 1; k < n; k++) {
        if (numbers[k] === need) {
          counter = counter + 1;
        }
      }
    }
  }
  console.log(counter);
});
