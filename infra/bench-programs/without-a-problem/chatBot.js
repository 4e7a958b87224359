const rl = require('readline').createInterface({ input: process.stdin, output: process.stdout });
rl.question('What is your name? ', name => {
  rl.question('Hello ' + name + ', how old are you? ', age => {
    console.log('In 2050 you will be ' + (Number(age) + 24));
    rl.close();
  });
});
