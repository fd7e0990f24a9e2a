// Draws portraits and crests only from shapes, so that it also works on a machine without fonts.
import { seededChance } from '@neundarter/rules/board/seeded-chance';
import sharp from 'sharp';
import type { Person, TeamKey } from './people.ts';

/** Edge of a drawing, in pixels and in units of the SVG. */
const edge = 256;

const backgrounds = ['#dbeafe', '#dcfce7', '#fef3c7', '#fee2e2', '#ede9fe', '#cffafe', '#fce7f3', '#e7e5e4'];
const shirts = ['#1d4ed8', '#15803d', '#b91c1c', '#7c3aed', '#0f766e', '#c2410c', '#334155', '#a21caf'];
const skins = ['#f6d5bd', '#eec1a2', '#dca482', '#c68863', '#f3c9a9'];
const hairs = ['#2b211c', '#5b3a25', '#8a5a34', '#c99a4b', '#9a9a9a', '#a3472a'];

type Colours = {
  readonly background: string;
  readonly shirt: string;
  readonly skin: string;
  readonly hair: string;
};

const coloursOf = (person: Person): Colours => {
  const chance = seededChance(`portrait ${person.firstName} ${person.lastName}`);
  const pick = (from: readonly string[]): string => from[Math.floor(chance() * from.length)] ?? '#888888';
  return { background: pick(backgrounds), shirt: pick(shirts), skin: pick(skins), hair: pick(hairs) };
};

/** The hair behind the face. */
const hairBehind = ({ hair }: Person, colours: Colours): string =>
  hair === 'long'
    ? `<path d="M66 120 Q62 40 128 36 Q194 40 190 120 L196 196 Q128 214 60 196 Z" fill="${colours.hair}"/>`
    : '';

const hairInFront = ({ hair }: Person, colours: Colours): string => {
  const fill = `fill="${colours.hair}"`;
  const curls = [78, 98, 118, 138, 158, 178]
    .map((x, at) => `<circle cx="${x}" cy="${at === 0 || at === 5 ? 84 : 64}" r="20" ${fill}/>`)
    .join('');
  const cap = `<path d="M72 92 Q74 42 128 40 Q182 42 184 92 Z" fill="${colours.shirt}"/>
    <path d="M64 88 H150 Q150 104 64 102 Z" fill="${colours.shirt}" stroke="#0003" stroke-width="2"/>`;
  const drawings = {
    bald: `<path d="M72 118 Q68 96 80 88 L82 122 Z M184 118 Q188 96 176 88 L174 122 Z" ${fill}/>`,
    short: `<path d="M72 108 Q66 44 128 42 Q190 44 184 108 Q176 78 150 74 Q112 84 84 78 Q74 88 72 108 Z" ${fill}/>`,
    long: `<path d="M72 116 Q70 48 128 46 Q186 48 184 116 Q174 82 140 68 Q110 86 72 116 Z" ${fill}/>`,
    curly: curls,
    cap,
  };
  return drawings[hair];
};

const beard = ({ hasBeard }: Person, colours: Colours): string =>
  hasBeard
    ? `<path d="M76 138 Q78 196 128 200 Q178 196 180 138 Q168 156 128 154 Q88 156 76 138 Z" fill="${colours.hair}"/>`
    : '';

const glasses = ({ hasGlasses }: Person): string =>
  hasGlasses
    ? `<g fill="none" stroke="#1f2937" stroke-width="4"><circle cx="106" cy="120" r="17"/>
       <circle cx="150" cy="120" r="17"/><path d="M123 118 Q128 114 133 118"/></g>`
    : '';

const portraitOf = (person: Person): string => {
  const colours = coloursOf(person);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 256 256">
    <rect width="256" height="256" fill="${colours.background}"/>
    ${hairBehind(person, colours)}
    <path d="M24 256 Q30 200 100 196 L156 196 Q226 200 232 256 Z" fill="${colours.shirt}"/>
    <path d="M104 176 H152 V200 Q128 222 104 200 Z" fill="${colours.skin}" stroke="#0002" stroke-width="2"/>
    <ellipse cx="128" cy="124" rx="56" ry="68" fill="${colours.skin}"/>
    ${beard(person, colours)}
    <path d="M108 164 Q128 ${person.hasBeard ? 178 : 182} 148 164 Q128 ${person.hasBeard ? 186 : 172} 108 164 Z" fill="#fff8"/>
    <path d="M108 164 Q128 180 148 164" fill="none" stroke="#7f1d1d" stroke-width="4" stroke-linecap="round"/>
    <circle cx="106" cy="120" r="6" fill="#1f2937"/><circle cx="150" cy="120" r="6" fill="#1f2937"/>
    <path d="M128 126 Q136 142 126 146" fill="none" stroke="#0004" stroke-width="3" stroke-linecap="round"/>
    ${glasses(person)}
    ${hairInFront(person, colours)}
  </svg>`;
};

const wedge = (at: number, radius: number): string => {
  const point = (part: number) => {
    const angle = ((part - 0.5) / 20) * 2 * Math.PI;
    return `${(128 + radius * Math.sin(angle)).toFixed(1)} ${(128 - radius * Math.cos(angle)).toFixed(1)}`;
  };
  return `M128 128 L${point(at)} A${radius} ${radius} 0 0 1 ${point(at + 1)} Z`;
};

const ring = (radii: readonly [number, number], colours: readonly [string, string]): string =>
  Array.from({ length: 20 }, (_, at) => at)
    .map((at) => `<path d="${wedge(at, radii[1])}" fill="${colours[at % 2]}"/>`)
    .join('');

/** A board in the colours of the team. */
const crestOf = (team: TeamKey): string => {
  const [dark, bright] = team === 'first' ? ['#14532d', '#facc15'] : ['#1e3a8a', '#f8fafc'];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 256 256">
    <rect width="256" height="256" fill="${dark}"/><circle cx="128" cy="128" r="118" fill="#111827"/>
    ${ring([0, 104], ['#15803d', '#b91c1c'])}${ring([0, 97], ['#f5f0e1', '#1f2937'])}
    ${ring([0, 66], ['#15803d', '#b91c1c'])}${ring([0, 59], ['#f5f0e1', '#1f2937'])}
    <circle cx="128" cy="128" r="12" fill="#15803d"/><circle cx="128" cy="128" r="6" fill="#b91c1c"/>
    <path d="M136 120 L214 42" stroke="${bright}" stroke-width="9" stroke-linecap="round"/>
    <path d="M206 50 L232 46 L236 20 L210 24 Z" fill="${bright}"/>
  </svg>`;
};

const png = (drawing: string): Promise<Buffer> => sharp(Buffer.from(drawing)).png().toBuffer();

/** A portrait as a PNG file; always the same for the same person. */
export const drawPortrait = (person: Person): Promise<Buffer> => png(portraitOf(person));

/** A team's picture as a PNG file. */
export const drawCrest = (team: TeamKey): Promise<Buffer> => png(crestOf(team));
