import { ok } from '@neundarter/rules/result';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { findManagedTemplate } from './access.ts';
import { templateRows } from './store.ts';

/** Deletes a template for good. */
export const deleteTemplate = (
  { db }: Platform,
  command: { readonly actor: Actor; readonly id: string },
): Promise<Outcome<undefined>> =>
  db.write(async (tx): Promise<Outcome<undefined>> => {
    const found = await findManagedTemplate(tx.q, command);
    if (!found.ok) return found;
    await templateRows.remove(tx, command.id);
    return ok(undefined);
  });
