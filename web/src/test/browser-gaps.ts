// Functions of a browser that jsdom lacks. Imported by tests that render components or read streams.

if (globalThis.ReadableStream === undefined)
  Object.assign(globalThis, { ReadableStream: new Response('').body?.constructor });

if (globalThis.matchMedia === undefined)
  globalThis.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });

if (globalThis.ResizeObserver === undefined)
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };

if (HTMLDialogElement.prototype.showModal === undefined) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

window.scrollTo = () => undefined;
if (!('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
