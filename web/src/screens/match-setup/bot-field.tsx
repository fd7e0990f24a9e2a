import { type BotLevel, botLevels } from '@neundarter/rules/match/types';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useId } from 'react';
import { botLevelAverage, botLevelName, botLevelTitle, setupText } from '../../text/setup.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import fields from '../../ui/text-field.module.css';
import looks from '../../ui/text-looks.module.css';
import { botAverage } from './bot-averages.ts';
import classes from './bot-field.module.css';

type BotFieldProps = { readonly level: BotLevel; readonly onChange: (level: BotLevel) => void };

const weakest = botLevels[0];
const strongest = botLevels[botLevels.length - 1] ?? weakest;

const toLevel = (value: number): BotLevel => botLevels.find((level) => level === value) ?? weakest;

/** Chooses the bot's level, described in words and by its expected average. */
export function BotField({ level, onChange }: BotFieldProps) {
  const id = useId();
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {setupText.level}
      </label>
      <p className={classes.what} aria-hidden="true">
        <span className={classes.level}>{level}</span>
        <span className={classes.words}>
          <span className={classes.name}>{botLevelName[level]}</span>
          <span className={looks.muted}>{botLevelAverage(botAverage[level])}</span>
        </span>
      </p>
      <div className={classes.row}>
        <IconButton
          label={setupText.weaker}
          icon={<IconMinus aria-hidden size={22} />}
          disabled={level === weakest}
          onClick={() => onChange(toLevel(level - 1))}
        />
        <input
          id={id}
          type="range"
          min={weakest}
          max={strongest}
          step={1}
          value={level}
          aria-valuetext={`${botLevelTitle(level)}, ${botLevelAverage(botAverage[level])}`}
          onChange={(event) => onChange(toLevel(Number(event.currentTarget.value)))}
        />
        <IconButton
          label={setupText.stronger}
          icon={<IconPlus aria-hidden size={22} />}
          disabled={level === strongest}
          onClick={() => onChange(toLevel(level + 1))}
        />
      </div>
    </div>
  );
}
