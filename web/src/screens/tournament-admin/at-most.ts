import type { Plan } from '@neundarter/rules/tournament/plan/plan';
import { hasSpareMatch } from '@neundarter/rules/tournament/setup/preview';
import { summaryText } from '../../text/tournament-admin.ts';

/** A number of matches of a plan in words: `bis zu 15` if one of them may not be needed. */
export const atMost = (plan: Plan, count: string): string =>
  hasSpareMatch(plan) ? summaryText.upTo(count) : count;
