// Runs before the first paint, as a file of its own because the content security policy allows no inline script.
// The build appends which files each address needs, so that they are fetched beside the app's own.
(() => {
  // A chosen colour scheme must not flash.
  let chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem('color-scheme'));
  } catch {
    // no storage, or not ours: follow the system
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const scheme = chosen === 'dark' || chosen === 'light' ? chosen : system;
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
})();
