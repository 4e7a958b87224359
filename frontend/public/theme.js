// Runs before the first paint, as a file of its own so that `script-src 'self'` allows it. Without a stored choice the
// style sheet follows the system.
(function () {
  try {
    var choice = localStorage.getItem('evident:theme');
    if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
  } catch {
    // Storage is blocked: the system's theme stays.
  }
})();
