import { commonText } from '../text/common.ts';
import { notFoundText } from '../text/notices.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Stack } from '../ui/stack.tsx';
import looks from '../ui/text-looks.module.css';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import classes from './not-found-screen.module.css';

/** Screen for unknown addresses: a dart beside the board. */
export function NotFoundScreen() {
  useDocumentTitle(notFoundText.title);
  return (
    <Stack gap="m" align="center" className={classes.screen}>
      <MissedBoard />
      <p className={looks.unit}>{notFoundText.code}</p>
      <h1 className={classes.title}>{notFoundText.title}</h1>
      <p>{notFoundText.text}</p>
      <ButtonLink to="/" look="primary">
        {commonText.toHome}
      </ButtonLink>
    </Stack>
  );
}

function MissedBoard() {
  return (
    <svg className={classes.board} viewBox="0 0 240 180" aria-hidden="true">
      <g className={classes.rings}>
        <circle cx="110" cy="90" r="78" className={classes.double} />
        <circle cx="110" cy="90" r="48" className={classes.treble} />
        <circle cx="110" cy="90" r="9" className={classes.bull} />
      </g>
      <g className={classes.dart} transform="translate(204 34) rotate(-32)">
        <path d="M-6 0 L18 -1 18 1 Z" transform="rotate(180)" />
        <rect x="6" y="-2.5" width="20" height="5" rx="2" />
        <path d="M24 0 L36 -8 46 -8 36 0 46 8 36 8 Z" />
      </g>
    </svg>
  );
}
