// Runs before the first paint. The build puts it into the page, with the files each address needs, so that they are
// fetched beside the app's own; the server's content security policy allows just these scripts, by their hash.
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
  document.documentElement.setAttribute('data-color-scheme', scheme);
})();
