// Runs before the first paint. A separate file, because of `script-src 'self'`. Without a stored choice the style sheet
// follows the system.
(function () {
  try {
    var choice = localStorage.getItem('evident:theme');
    if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
  } catch {
    // Storage is blocked. The system's theme applies.
  }
})();
