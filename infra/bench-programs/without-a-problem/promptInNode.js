const n = Number(prompt('Enter n'));
let f = 1;
for (let i = 2; i <= n; i++) {
  f *= i;
}
alert(f);
