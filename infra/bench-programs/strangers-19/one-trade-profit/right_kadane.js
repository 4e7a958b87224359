const p = require('fs').readFileSync(0,'utf8').split('\n')[1].trim().split(' ').map(Number);
console.log(p.slice(1).map((x,i)=>x-p[i]).reduce(([c,b],d)=>(c=Math.max(0,c+d),[c,Math.max(b,c)]),[0,0])[1]);
