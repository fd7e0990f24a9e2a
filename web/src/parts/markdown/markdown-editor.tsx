import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { markdownText } from '../../text/markdown.ts';
import { TextArea } from '../../ui/text-field.tsx';
import { type Edited, editMarkdown, type MarkdownTool } from './edit-markdown.ts';
import { Markdown } from './markdown.tsx';
import classes from './markdown-editor.module.css';
import { MarkdownToolbar } from './markdown-toolbar.tsx';
import { textProblem } from './text-problem.ts';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error?: string | undefined;
  readonly maxLength: number;
  /** Markdown that the preview shows if the text is empty. */
  readonly emptyText: string;
};

const modes = ['write', 'preview'] as const;

/** A Markdown text: write it with a few tools, or see a preview. It says at once if the text would make too much. */
export function MarkdownEditor({ label, value, onValue, error, maxLength, emptyText }: Props) {
  const [mode, setMode] = useState<(typeof modes)[number]>('write');
  const area = useRef<HTMLTextAreaElement>(null);
  const [knownError, setKnownError] = useState(error);
  // The error is shown at the text field, so a new error switches to the field.
  if (knownError !== error) {
    setKnownError(error);
    if (error !== undefined) setMode('write');
  }
  const selectNext = useSelectionAfterRender(area, value);
  const use = (tool: MarkdownTool) => {
    if (area.current === null) return;
    const { selectionStart: start, selectionEnd: end } = area.current;
    const edited = editMarkdown(tool, { text: value, start, end });
    selectNext(edited);
    onValue(edited.text);
  };
  return (
    <div className={classes.editor}>
      <div className={classes.bar}>
        <fieldset className={classes.modes} aria-label={markdownText.modes}>
          {modes.map((one) => (
            <button
              key={one}
              type="button"
              className={classes.mode}
              aria-pressed={mode === one}
              onClick={() => setMode(one)}
            >
              {markdownText[one]}
            </button>
          ))}
        </fieldset>
        {mode === 'write' ? <MarkdownToolbar onUse={use} /> : null}
      </div>
      {mode === 'write' ? (
        <TextArea
          ref={area}
          label={label}
          error={error ?? textProblem(value)}
          hint={markdownText.hint}
          value={value}
          onValue={onValue}
          maxLength={maxLength}
          rows={10}
          autoCapitalize="sentences"
        />
      ) : (
        <section className={classes.preview} aria-label={markdownText.preview}>
          <Markdown text={value.trim() === '' ? emptyText : value} />
        </section>
      )}
    </div>
  );
}

/** Sets the selection of a tool after the new text is rendered in the field. */
function useSelectionAfterRender(area: RefObject<HTMLTextAreaElement | null>, value: string) {
  const wanted = useRef<Edited | null>(null);
  useLayoutEffect(() => {
    if (wanted.current?.text !== value) return;
    area.current?.focus();
    area.current?.setSelectionRange(wanted.current.start, wanted.current.end);
    wanted.current = null;
  }, [area, value]);
  return (edited: Edited) => {
    wanted.current = edited;
  };
}
