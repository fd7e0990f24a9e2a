import { boardStates } from '@neundarter/rules/hall/board';
import { maxCalls } from '@neundarter/rules/hall/call';
import Type, { type Static } from 'typebox';
import { maxTabletsOfTeam, tabletKeyPattern } from '../limits.ts';
import { AnnouncementsSchema } from './announcement.ts';
import { closed, Id, TimeStamp } from './common.ts';
import { CallerSoughtFrom } from './hall/hall.ts';
import { type MatchHead, MatchHeadSchema } from './match.ts';
import { nullable, oneOf } from './match-config.ts';

/** A code or a key of 128 bits. */
export const TabletSecret = Type.String({ pattern: tabletKeyPattern, minLength: 22, maxLength: 22 });

/** How full the battery of a tablet is, in percent. */
export const Battery = Type.Integer({ minimum: 0, maximum: 100, description: 'percent' });

/** A code that binds one tablet to a board. */
export const TabletCodeSchema = Type.Object({ code: TabletSecret, expiresAt: TimeStamp }, closed);
export type TabletCode = Static<typeof TabletCodeSchema>;

/** The board that a code leads to. */
export const CodeBoardSchema = Type.Object(
  { boardId: Id, boardName: Type.String(), teamName: Type.String() },
  closed,
);

/** What a tablet keeps when it is bound. */
export const BoundTabletSchema = Type.Object(
  {
    id: Id,
    key: Type.Unsafe<string>({ ...TabletSecret, description: 'sent in the header x-tablet-key from now on' }),
    teamId: Id,
    boardId: Id,
    boardName: Type.String(),
  },
  closed,
);
export type BoundTablet = Static<typeof BoundTabletSchema>;

/** A tablet as the organisers of its hall see it. */
const ListedTabletSchema = Type.Object(
  {
    id: Id,
    boardId: Id,
    boundAt: TimeStamp,
    lastSeenAt: TimeStamp,
    battery: nullable(Battery),
  },
  closed,
);
export type ListedTablet = Static<typeof ListedTabletSchema>;

/** All tablets of a hall, in the order in which they were bound. */
export const ListedTabletsSchema = Type.Array(ListedTabletSchema, { maxItems: maxTabletsOfTeam });

/** A match of a board. */
const MatchThereSchema = Type.Object(
  {
    match: Type.Unsafe<MatchHead>(MatchHeadSchema),
    call: nullable(
      Type.Object(
        {
          calledAt: TimeStamp,
          calls: Type.Integer({ minimum: 1, maximum: maxCalls, description: 'how often it was called' }),
          presentAt: nullable(TimeStamp),
          callerSoughtFrom: Type.Optional(CallerSoughtFrom),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type MatchThere = Static<typeof MatchThereSchema>;

/** What a tablet shows. */
export const TabletSchema = Type.Object(
  {
    board: Type.Object(
      {
        id: Id,
        name: Type.String(),
        teamId: Id,
        state: oneOf(boardStates),
        helpSince: nullable(
          Type.Unsafe<number>({ ...TimeStamp, description: 'since when somebody there waits for help' }),
        ),
      },
      closed,
    ),
    now: nullable(
      Type.Unsafe<MatchThere>({
        ...MatchThereSchema,
        description: 'the match that runs there, or is called there',
      }),
    ),
    announcements: Type.Optional(AnnouncementsSchema),
    next: nullable(
      Type.Unsafe<MatchThere>({
        ...MatchThereSchema,
        description: 'the match that will probably be the next one there; the tablet may start it',
      }),
    ),
  },
  closed,
);
export type TabletEntity = Static<typeof TabletSchema>;
