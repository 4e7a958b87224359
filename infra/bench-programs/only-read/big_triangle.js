process.stdin.resume();
process.stdin.setEncoding('ascii');
var input_stdin = '';
var input_stdin_array = [];
var input_currentline = 0;
process.stdin.on('data', function (data) {
  input_stdin += data;
});
process.stdin.on('end', function () {
  input_stdin_array = input_stdin.split('\n');
  main();
});
function readLine() {
  return input_stdin_array[input_currentline++];
}

function area2(p, q, r) {
  return Math.abs((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
}

function main() {
  var n = parseInt(readLine());
  var pts = [];
  for (var i = 0; i < n; i++) {
    var t = readLine().split(' ');
    pts.push({ x: parseInt(t[0]), y: parseInt(t[1]) });
  }
  var best = 0;
  var flat = 0;
  for (var i = 0; i < n - 2; i++) {
    for (var j = i + 1; j < n - 1; j++) {
      for (var k = j + 1; k < n; k++) {
        var s = area2(pts[i], pts[j], pts[k]);
        if (s === 0) flat++;
        if (s > best) best = s;
      }
    }
  }
  console.log((best / 2).toFixed(1));
  console.log(flat);
}
