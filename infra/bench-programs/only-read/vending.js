const rl = require('readline').createInterface({ input: process.stdin, output: process.stdout });

function gcd(a, b) {
  return b === 0 ? a : gcd(b, a % b);
}

function sortNumbers(list) {
  return list.sort((x, y) => x - y);
}

function solve(n, a, b) {
  // single ticket costs a, a ticket of three rides costs b
  if (a * 3 <= b) {
    return n * a;
  }
  const full = Math.floor(n / 3);
  const rest = n % 3;
  let answer = full * b;
  if (rest * a < b) {
    answer += rest * a;
  } else {
    answer += b;
  }
  return answer;
}

rl.on('line', (line) => {
  const parts = line.split(' ');
  const n = parseInt(parts[0], 10);
  const a = parseInt(parts[1], 10);
  const b = parseInt(parts[2], 10);
  if (n === 0) {
    console.log(0);
  } else if (n === 1) {
    console.log(Math.min(a, b));
  } else {
    console.log(solve(n, a, b));
  }
  rl.close();
});
