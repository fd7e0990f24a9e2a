import type { TournamentTemplate } from '@neundarter/contract/routes/templates';
import { ok } from '@neundarter/rules/result';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { findManagedTemplate } from './access.ts';
import { describeTemplate, templateRows } from './store.ts';

type Command = { readonly actor: Actor; readonly id: string };

/** Gives a template another name. */
export const changeTemplate = (
  { db }: Platform,
  { name, ...command }: Command & { readonly name: string },
): Promise<Outcome<TournamentTemplate>> =>
  db.write(async (tx): Promise<Outcome<TournamentTemplate>> => {
    const found = await findManagedTemplate(tx.q, command);
    if (!found.ok) return found;
    const renamed = { ...found.value, name: name.trim() };
    await templateRows.rename(tx, renamed);
    return ok(describeTemplate(renamed));
  });
