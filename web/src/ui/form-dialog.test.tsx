import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../test/render-in-app.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';
import { type FormOptions, useForm } from './use-form.ts';

afterEach(cleanup);

type Values = { readonly name: string };
type Props = Pick<FormOptions<Values>, 'send'> & {
  readonly onClose: () => void;
  readonly done?: string;
};

function NameDialog({ send, onClose, done }: Props) {
  const form = useForm<Values>({
    start: { name: '' },
    check: ({ name }) => ({ name: name === '' ? 'Kein Name' : undefined }),
    send,
    onSent: onClose,
    unsaved: 'keep',
  });
  return (
    <FormDialog title="Neuer Name" form={form} confirm="Speichern" onClose={onClose} done={done}>
      <TextField {...form.field('name')} label="Name" data-autofocus />
    </FormDialog>
  );
}

const open = (props: Partial<Props>) => {
  const onClose = vi.fn();
  const send = vi.fn(async () => ({ ok: true }) as const);
  renderInApp(<NameDialog send={send} onClose={onClose} {...props} />);
  return { onClose, send };
};

it('sends the form by Enter, and closes', async () => {
  const { send, onClose } = open({});
  await userEvent.type(screen.getByLabelText('Name'), 'Uwe{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(send.mock.calls).toEqual([[{ name: 'Uwe' }, undefined]]);
});

it('focuses a wrong field and sends nothing', async () => {
  const { send, onClose } = open({});
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Kein Name')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(send).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

it('stays open with the reason and the input if the server refuses', async () => {
  const { onClose } = open({ send: async () => ({ ok: false, error: null, text: 'Geht nicht' }) });
  await userEvent.type(screen.getByLabelText('Name'), 'Uwe');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Geht nicht')).toBeDefined();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Uwe');
  expect(onClose).not.toHaveBeenCalled();
});

it('is cancelled without sending', async () => {
  const { send, onClose } = open({});
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});

it('says what is done in place of the form, and can only be closed', async () => {
  const { onClose } = open({ done: 'Die Mail ist unterwegs.' });
  expect(screen.getByText('Die Mail ist unterwegs.')).toBeDefined();
  expect(screen.queryByLabelText('Name')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Abbrechen' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
  expect(onClose).toHaveBeenCalledOnce();
});
