// Runs before the first paint, so that a chosen colour scheme never flashes. A file of its own, because the
// content security policy allows no inline script.
(() => {
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
