import { createPath, NavigationType, parsePath, type To, UNSAFE_createBrowserHistory } from 'react-router';
import { isSomethingUnsaved, mayLeave } from '../ui/leave-guard.ts';

type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/**
 * The browser's history for the router; asks before a page with unsaved changes is left. The router's own `useBlocker`
 * needs its data router, which would cost every visitor 18 kB (gzip).
 */
export function guardedHistory(): BrowserHistory {
  const history = UNSAFE_createBrowserHistory({ v5Compat: true });
  const leave = (to: To, go: () => void) => {
    if (!isSomethingUnsaved() || isSamePage(to, history.location)) return go();
    void mayLeave().then((isLeaving) => {
      if (isLeaving) go();
    });
  };
  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    push: (to, state) => leave(to, () => history.push(to, state)),
    replace: (to, state) => leave(to, () => history.replace(to, state)),
    go: (steps) => history.go(steps),
    listen: (listener) => history.listen(guardSteps(history, listener)),
  };
}

type Listener = Parameters<BrowserHistory['listen']>[0];

/** The browser reports back and forward after the step: the step is reverted, and repeated if the page may be left. */
function guardSteps(history: BrowserHistory, listener: Listener): Listener {
  let shown = history.location;
  let expected: 'taken-back' | 'repeated' | null = null;
  let tellTakenBack = (): void => undefined;
  return (update) => {
    const { action, delta, location } = update;
    const isOwn = expected !== null;
    const isTakenBack = expected === 'taken-back';
    expected = null;
    if (isTakenBack) return tellTakenBack();
    const isStep = action === NavigationType.Pop && delta !== null && !isSamePage(location, shown);
    if (isOwn || !isStep || !isSomethingUnsaved()) {
      shown = location;
      return listener(update);
    }
    expected = 'taken-back';
    const takenBack = new Promise<void>((resolve) => {
      tellTakenBack = resolve;
    });
    history.go(-delta);
    // The answer may come before the browser has taken the step back.
    void Promise.all([mayLeave(), takenBack]).then(([isLeaving]) => {
      if (!isLeaving) return;
      expected = 'repeated';
      history.go(delta);
    });
  };
}

/** Whether path and query stay the same, so that only the visible part of the page changes. */
function isSamePage(to: To, from: To): boolean {
  const path = (place: To) => {
    const { pathname = '', search = '' } = typeof place === 'string' ? parsePath(place) : place;
    return createPath({ pathname, search });
  };
  return path(to) === path(from);
}
