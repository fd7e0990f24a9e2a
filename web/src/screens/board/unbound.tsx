import { tabletText as text } from '../../text/tablet.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useFrame } from '../../ui/frame-mode.ts';
import { Page } from '../../ui/page.tsx';

/** A device that is bound to no board, or not any more. */
export function Unbound() {
  useFrame('full');
  return (
    <Page title={text.unbound} width="form">
      <p>{text.unboundAbout}</p>
      <ButtonLink look="primary" to="/">
        {text.toHome}
      </ButtonLink>
    </Page>
  );
}
