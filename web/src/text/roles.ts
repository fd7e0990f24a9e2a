import type { UserRole } from '@neundarter/rules/access/actor';

/** Names of the roles on badges. */
export const roleNames: Readonly<Record<UserRole, string>> = {
  admin: 'Administrator',
  'team-admin': 'Team-Admin',
  'scorer-analyzer': 'Analyse',
  'adrs-enabled': 'Dart-Erkennung',
};
