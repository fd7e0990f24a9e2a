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

  // At the first visit of a device the fonts of the words come after everything else: after the first click, so that
  // nothing moves under a finger, or some seconds after the page. Until then words are shown in a font of the device that
  // was fitted to them. At later visits the fonts are in the cache.
  const showFonts = () => document.documentElement.setAttribute('data-fonts', '');
  const loadFonts = () =>
    Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 1em Barlow`))).then(
      showFonts,
      () => undefined,
    );
  if (navigator.serviceWorker?.controller) showFonts();
  else {
    addEventListener('click', () => void loadFonts(), { once: true });
    addEventListener('load', () => setTimeout(() => void loadFonts(), 10_000));
  }
})();
