// Filters that several lists of matches have.
import { matchStatuses } from '@neundarter/rules/match/types';
import Type from 'typebox';
import { maxNameLength } from '../limits.ts';
import { lineOfText, oneOrMore, TimeStamp } from './common.ts';
import { oneOf } from './match-config.ts';

export const StatusFilter = Type.Optional(oneOrMore(oneOf(matchStatuses)));

/** A period; both ends belong to it. */
export const periodFilters = {
  afterDate: Type.Optional(TimeStamp),
  beforeDate: Type.Optional(TimeStamp),
};

/** Words of the texts of a match. */
export const SearchFilter = Type.Optional(lineOfText({ minLength: 1, maxLength: maxNameLength }));
