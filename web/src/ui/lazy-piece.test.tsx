import { lateCode } from '../device/late-code.ts';
import '../test/render-in-app.tsx';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyPiece } from './lazy-piece.tsx';

type FieldProps = { readonly text: string; readonly onText: (text: string) => void };

const input = (name: string, type = 'text') =>
  function Input({ text, onText }: FieldProps) {
    return (
      <input
        type={type}
        aria-label={name}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    );
  };
const Plain = input('plain');
const Loaded = input('loaded');
const Broken = (): never => {
  throw new Error('broken');
};

/** A piece whose code is loaded, or fails to load, when the test says so. */
function pieceOnItsWay(Piece = Loaded) {
  let settle = { come: () => undefined as void, fail: () => undefined as void };
  const fetchPiece = vi.fn(
    () =>
      new Promise<typeof Loaded>((resolve, reject) => {
        settle = { come: () => resolve(Piece), fail: () => reject(new Error('no network')) };
      }),
  );
  const piece = lateCode(fetchPiece);
  let beforeRender = (): void => undefined;
  piece.onChange(() => beforeRender());
  return {
    piece,
    fetchPiece,
    /**
     * @param meanwhile called when the code is here, before the piece is rendered
     * @param afterwards called as soon as everybody knows that the code is here
     */
    come: (meanwhile?: () => void, afterwards?: () => void) =>
      act(async () => {
        await vi.waitFor(() => expect(fetchPiece).toHaveBeenCalled());
        if (meanwhile !== undefined) beforeRender = meanwhile;
        const isHere = new Promise<void>((done) => {
          piece.onChange(() => {
            afterwards?.();
            done();
          });
        });
        settle.come();
        await isHere;
      }),
    fail: () =>
      act(async () => {
        await vi.waitFor(() => expect(fetchPiece).toHaveBeenCalled());
        settle.fail();
      }),
  };
}

function Field({ piece }: { readonly piece: ReturnType<typeof pieceOnItsWay>['piece'] }) {
  const [text, setText] = useState('');
  const props = { text, onText: setText };
  return <LazyPiece piece={piece} props={props} plain={<Plain {...props} />} />;
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('works as a plain field, and passes text, focus and selection to the loaded piece', async () => {
  const { piece, come } = pieceOnItsWay();
  render(<Field piece={piece} />);
  await userEvent.type(screen.getByLabelText('plain'), 'Jan');
  screen.getByLabelText<HTMLInputElement>('plain').setSelectionRange(1, 2);
  await come();
  const loaded = screen.getByLabelText<HTMLInputElement>('loaded');
  expect([loaded.value, loaded.selectionStart, loaded.selectionEnd]).toEqual(['Jan', 1, 2]);
  expect(document.activeElement).toBe(loaded);
  await userEvent.keyboard('o');
  expect(loaded.value).toBe('Jon');
});

it('passes the focus of a field that has no selection', async () => {
  const { piece, come } = pieceOnItsWay(input('loaded', 'email'));
  const PlainEmail = input('plain', 'email');
  const props = { text: '', onText: () => undefined };
  render(<LazyPiece piece={piece} props={props} plain={<PlainEmail {...props} />} />);
  screen.getByLabelText('plain').focus();
  await come();
  expect(document.activeElement).toBe(screen.getByLabelText('loaded'));
});

it('passes the focus of a field that was focused while the piece was rendered', async () => {
  const { piece, come } = pieceOnItsWay();
  render(<Field piece={piece} />);
  await come(() => screen.getByLabelText('plain').focus());
  expect(document.activeElement).toBe(screen.getByLabelText('loaded'));
});

it('does not take the focus', async () => {
  const { piece, come } = pieceOnItsWay();
  render(<Field piece={piece} />);
  await come();
  expect(screen.getByLabelText('loaded')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

it('does not replace the field while a word is composed', async () => {
  const { piece, come } = pieceOnItsWay();
  render(<Field piece={piece} />);
  const compose = (type: string) =>
    screen.getByLabelText('plain').dispatchEvent(new CompositionEvent(type, { bubbles: true }));
  compose('compositionstart');
  await come();
  expect(screen.queryByLabelText('loaded')).toBeNull();
  compose('compositionend');
  expect(await screen.findByLabelText('loaded')).toBeTruthy();
});

it.each([
  ['pointerdown', 'pointerup'],
  ['keydown', 'keyup'],
])('does not replace what is pressed: %s', async (down, up) => {
  const { piece, come } = pieceOnItsWay();
  render(<Field piece={piece} />);
  const plain = screen.getByLabelText('plain');
  plain.dispatchEvent(new Event(down, { bubbles: true }));
  await come();
  expect(screen.queryByLabelText('loaded')).toBeNull();
  plain.dispatchEvent(new Event(up, { bubbles: true }));
  expect(await screen.findByLabelText('loaded')).toBeTruthy();
});

it('replaces the plain one at once, so that no press comes in between', async () => {
  const { piece, come } = pieceOnItsWay();
  render(<Field piece={piece} />);
  const shown: string[] = [];
  await come(undefined, () => shown.push(screen.getByRole('textbox').getAttribute('aria-label') ?? ''));
  expect(shown).toEqual(['loaded']);
});

it('stays a plain field if the code cannot be loaded, and tries again with the next focus', async () => {
  const { piece, fetchPiece, fail, come } = pieceOnItsWay();
  render(<Field piece={piece} />);
  await fail();
  await userEvent.type(screen.getByLabelText('plain'), 'Jan');
  expect(fetchPiece).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText<HTMLInputElement>('plain').value).toBe('Jan');
  await come();
  expect(screen.getByLabelText<HTMLInputElement>('loaded').value).toBe('Jan');
});

it('is loaded once for many fields', async () => {
  const { piece, fetchPiece, come } = pieceOnItsWay();
  render([1, 2, 3].map((key) => <Field key={key} piece={piece} />));
  await come();
  expect(screen.getAllByLabelText('loaded')).toHaveLength(3);
  expect(fetchPiece).toHaveBeenCalledTimes(1);
});

it('is replaced by the plain field if it fails', async () => {
  const piece = lateCode(async () => Broken);
  render(<LazyPiece piece={piece} props={{}} plain={<p>plain</p>} />);
  await act(async () => undefined);
  expect(screen.getByText('plain')).toBeTruthy();
});

it('does not remove an open menu', async () => {
  const { piece, come } = pieceOnItsWay();
  const menu = (isOpen: boolean) => (
    <LazyPiece
      piece={piece}
      props={{ text: '', onText: () => undefined }}
      plain={
        <button type="button" aria-expanded={isOpen}>
          Menü
        </button>
      }
    />
  );
  const { rerender } = render(menu(true));
  await userEvent.tab();
  await come();
  expect(screen.getByText('Menü')).toBeTruthy();
  rerender(menu(false));
  await userEvent.tab();
  expect(await screen.findByLabelText('loaded')).toBeTruthy();
});
