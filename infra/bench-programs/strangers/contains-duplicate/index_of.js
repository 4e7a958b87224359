const lines = require("fs").readFileSync(0, "utf8").trim().split("\n");
const nums = lines[1].split(" ").map(x => parseInt(x, 10));
let result = nums.every(x => nums.indexOf(x) === nums.lastIndexOf(x));
console.log(!result ? "true" : "false");
