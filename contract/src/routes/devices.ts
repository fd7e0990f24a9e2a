import Type from 'typebox';
import { closed, Id, IdParams } from '../entities/common.ts';
import { nullable } from '../entities/match-config.ts';
import {
  Battery,
  BoundTabletSchema,
  CodeBoardSchema,
  ListedTabletsSchema,
  TabletCodeSchema,
  TabletSchema,
  TabletSecret,
} from '../entities/tablet.ts';
import { route } from '../route.ts';

const tag = 'devices';

/** Calls that need the key of a tablet in the header `x-tablet-key`. They answer what the tablet shows. */
const byTablet = { tag, caller: 'anyone', answer: TabletSchema } as const;
const ofTablet = ['error.not-found'] as const;

/** Calls about the tablets at the boards of a hall. */
export const deviceRoutes = {
  createTabletCode: route({
    tag,
    caller: 'user',
    address: 'POST /teams/{id}/boards/{boardId}/tablet-code',
    summary: 'Makes a code that binds one tablet to the board within five minutes; an earlier one ends',
    params: Type.Object({ id: Id, boardId: Id }, closed),
    answer: TabletCodeSchema,
    errors: ['error.not-found'],
  }),
  readTabletCode: route({
    tag,
    caller: 'anyone',
    address: 'POST /tablets/code',
    summary: 'To which board a code binds a tablet; the code still works afterwards',
    body: Type.Object({ code: TabletSecret }, closed),
    answer: CodeBoardSchema,
    errors: ['error.tablet.code-expired'],
  }),
  bindTablet: route({
    tag,
    caller: 'anyone',
    address: 'POST /tablets/',
    summary:
      'Binds a tablet to the board of a code, and gives it its key; a repeat of the same tablet gives it again',
    body: Type.Object({ id: Id, code: TabletSecret }, closed),
    answer: BoundTabletSchema,
    errors: ['error.tablet.code-expired', 'error.tablet.too-many', 'error.id-already-exists'],
  }),
  listTablets: route({
    tag,
    caller: 'user',
    address: 'GET /teams/{id}/tablets',
    summary: 'Tablets of the team’s hall; for those who manage its boards',
    params: IdParams,
    answer: ListedTabletsSchema,
    errors: ['error.not-found'],
  }),
  unbindTablet: route({
    tag,
    caller: 'user',
    address: 'DELETE /teams/{id}/tablets/{tabletId}',
    summary: 'Unbinds a tablet: its key works no more; a repeat changes nothing',
    params: Type.Object({ id: Id, tabletId: Id }, closed),
    errors: ['error.not-found'],
  }),
  reportTablet: route({
    ...byTablet,
    address: 'PATCH /tablets/own',
    summary: 'Says that the tablet is there; answers what runs, is called and comes next on its board',
    body: Type.Object(
      {
        battery: Type.Optional(nullable(Battery)),
        needsHelp: Type.Optional(
          Type.Boolean({ description: 'asks for help at the board, or takes that back' }),
        ),
      },
      closed,
    ),
    errors: ofTablet,
  }),
  confirmAtTablet: route({
    ...byTablet,
    address: 'PATCH /tablets/own/present',
    summary: 'Says that both parties of the match that is called there are at the board',
    body: Type.Object({ matchId: Id }, closed),
    errors: [...ofTablet, 'error.calls.not-called'],
  }),
  breakAtTablet: route({
    ...byTablet,
    address: 'PATCH /tablets/own/broken',
    summary:
      'Says that the board is broken: what has not begun there waits for another one, what runs there stays',
    errors: ofTablet,
  }),
} as const;
