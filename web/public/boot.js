// Runs before the first paint. The build puts it into the page, with the files each address needs, so that they are
// fetched beside the app's own; the server's content security policy allows just these scripts, by their hash.
(() => {
  // The key of a scanned card leaves the address before the page is shown, so that nothing can copy it from there. The
  // app takes it from here, once: see device/scanned-card.ts. A scan while the app is open changes only the fragment.
  const takeCard = () => {
    if (!location.hash.startsWith('#pin-key=')) return;
    const [, key] = /^#pin-key=([\w-]{22})$/.exec(location.hash) ?? [];
    history.replaceState(history.state, '', location.pathname + location.search);
    if (key === undefined) return;
    window.scannedCard = { path: location.pathname, key };
    dispatchEvent(new Event('card-scanned'));
  };
  takeCard();
  addEventListener('hashchange', takeCard);

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

  // At the first visit of a device the fonts of the words come right after the page's own files, so that they do not
  // compete with them, and without a tap: nobody taps a television. Until then words are shown in a font of the device
  // that was fitted to them. A page whose load never ends gets them, too. At later visits they are in the cache.
  const showFonts = () => document.documentElement.setAttribute('data-fonts', '');
  const loadFonts = () =>
    void Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 1em Barlow`))).then(
      showFonts,
      // Words that ask for a font by themselves get it as soon as the browser tries again.
      showFonts,
    );
  if (navigator.serviceWorker?.controller) showFonts();
  else {
    addEventListener('load', () => setTimeout(loadFonts, 1000));
    setTimeout(loadFonts, 10_000);
  }
})();
