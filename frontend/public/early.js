// Runs before the first paint and before the scripts of the page. A separate file, because of `script-src 'self'`.

// Without a stored choice the style sheet follows the system.
(function () {
  try {
    var choice = localStorage.getItem('evident:theme');
    if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
  } catch {
    // Storage is blocked. The system's theme applies.
  }
})();

// Browsers offer it once, perhaps before `src/lib/install.ts` listens. Otherwise some ask at once, on whatever page.
window.addEventListener('beforeinstallprompt', function (event) {
  event.preventDefault();
  window.evidentInstall = event;
});

// Asks at once for what the page would ask for when its scripts have run: who is signed in, the scripts of the route, and
// its data where somebody is signed in on this device. `src/lib/early-answers.ts` takes the answers.
(function () {
  var answers = (window.evidentEarly = {});
  var ask = function (address) {
    var answer = fetch(address, { credentials: 'include', headers: { accept: 'application/json' } });
    // Whoever takes the answer hears of a failure.
    answer.catch(function () {});
    answers[address] = answer;
  };
  ask('/api/v1/auth/get-me');
  var meta = document.querySelector('meta[name="evident-routes"]');
  if (!meta) return;
  var signedIn = false;
  try {
    signedIn = localStorage.getItem('evident:signed-in') === '1';
  } catch {
    // Storage is blocked. The page asks for its data itself.
  }
  JSON.parse(meta.content).forEach(function (route) {
    var found = new RegExp(route.address).exec(location.pathname);
    if (!found) return;
    route.files.forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = file;
      document.head.append(link);
    });
    if (signedIn)
      route.calls.forEach(function (call) {
        ask('/api/v1' + call.replace('$1', found[1]));
      });
  });
})();
