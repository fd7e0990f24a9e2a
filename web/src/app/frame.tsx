import {
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { NavigationType, type RouteObject, useLocation, useNavigationType, useRoutes } from 'react-router';
import { forgetRefusedRights, useRefusedRights } from '../data/api/no-permission.ts';
import { commonText } from '../text/common.ts';
import { useWishedFrame } from '../ui/frame-mode.ts';
import { latePart, PartBoundary } from '../ui/late-part.tsx';
import { Stack } from '../ui/stack.tsx';
import { Loading } from '../ui/states.tsx';
import { isUpdateReady, onUpdateReady } from './app-update.ts';
import { CrashPage } from './crash-page.tsx';
import { Footer } from './footer.tsx';
import classes from './frame.module.css';
import { frameOfPath, pageOfPath } from './frame-handle.ts';
import { GuestOffer } from './guest-offer.tsx';
import { Header } from './header.tsx';
import { OwnCalls } from './own-calls.tsx';
import { WhatsNew } from './whats-new.tsx';

const AwayNotice = latePart(async () => (await import('../parts/away-notice/away-notice.tsx')).AwayNotice);
const RefusedPage = latePart(async () => (await import('./refused-page.tsx')).RefusedPage);
const UpdateNotice = latePart(
  async () => (await import('./update-notice.tsx')).UpdateNotice,
  () => null,
);

/** Header, the screen of the address, footer. In the immersive frame the screen fills the viewport. */
export function Frame({ routes }: { readonly routes: RouteObject[] }) {
  const { pathname } = useLocation();
  const wished = useWishedFrame();
  const mode = wished ?? frameOfPath(routes, pathname);
  const main = useStartOfPage(pathname);
  useLayoutEffect(() => {
    document.documentElement.dataset['frame'] = mode;
  }, [mode]);
  const isFull = mode === 'full';
  return (
    <Stack className={classes.frame} data-frame={mode}>
      {isFull ? <SkipLink /> : null}
      {isFull ? <Header /> : null}
      <Suspense fallback={null}>
        {isFull ? <AwayNotice /> : null}
        <OwnCalls />
      </Suspense>
      <main id="inhalt" ref={main} tabIndex={-1} className={classes.main}>
        <Suspense fallback={<Placeholder />}>
          <PartBoundary key={pageOfPath(routes, pathname)} instead={<CrashPage />}>
            <Allowed pathname={pathname}>
              <Screen routes={routes} />
            </Allowed>
          </PartBoundary>
        </Suspense>
      </main>
      {isFull ? <GuestOffer pathname={pathname} /> : null}
      <Update />
      {isFull ? <WhatsNew /> : null}
      {isFull ? <Footer /> : null}
    </Stack>
  );
}

/** Nothing is loaded for the notice before there is a new version. */
function Update() {
  const isReady = useSyncExternalStore(onUpdateReady, isUpdateReady);
  if (!isReady) return null;
  return (
    <Suspense fallback={null}>
      <UpdateNotice />
    </Suspense>
  );
}

const never = new Promise<never>(() => undefined);

/**
 * Before the first screen the logo of index.html stays and React suspends: after its own placeholder React would wait
 * 0.3 s before it shows the screen, even if the screen is ready earlier.
 */
function Placeholder() {
  if (document.querySelector('.splash') !== null) use(never);
  return <Loading />;
}

/** The screen until the server refuses a change for lack of rights; going elsewhere forgets it. */
function Allowed({ pathname, children }: { readonly pathname: string; readonly children: ReactNode }) {
  const isRefused = useRefusedRights();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address forgets the refusal
  useEffect(() => forgetRefusedRights, [pathname]);
  return isRefused ? <RefusedPage /> : children;
}

function Screen({ routes }: { readonly routes: RouteObject[] }) {
  return useRoutes(routes);
}

function SkipLink() {
  return (
    <a className={classes.skip} href="#inhalt">
      {commonText.skipToContent}
    </a>
  );
}

/**
 * After a link the page starts at its top, for the eyes and for the keyboard; when the user goes back, the browser
 * decides.
 */
function useStartOfPage(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!isBack) window.scrollTo(0, 0);
    if (main.current?.contains(document.activeElement) !== true) main.current?.focus({ preventScroll: true });
  }, [pathname, isBack]);
  return main;
}
