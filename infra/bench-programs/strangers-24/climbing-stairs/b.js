'use strict';
// (1 1; 1 0)^n, upper left corner
var n = parseInt(require('fs').readFileSync(0).toString(), 10);

function mul(p, q) {
    return [
        p[0] * q[0] + p[1] * q[2], p[0] * q[1] + p[1] * q[3],
        p[2] * q[0] + p[3] * q[2], p[2] * q[1] + p[3] * q[3]
    ];
}

var acc = [1, 0, 0, 1], base = [1, 1, 1, 0];
while (n > 0) {
    if (n & 1) acc = mul(acc, base);
    n >>= 1;
    if (n > 0) base = mul(base, base);
}
console.log(String(acc[0]));
