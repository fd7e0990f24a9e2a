// Runs as a process of its own for one forecast: standard input is the state of a hall as JSON, standard output the forecast.
import { constants, setPriority } from 'node:os';
import { json } from 'node:stream/consumers';
import { seededChance } from '@neundarter/rules/board/seeded-chance';
import { forecast } from '@neundarter/rules/hall/forecast/forecast';
import { type SentHall, sentForecast } from './forecast-hall.ts';

// Turns of matches come first.
setPriority(constants.priority.PRIORITY_LOW);
const { seed, scores, forms, ...hall } = (await json(process.stdin)) as SentHall;
const input = { ...hall, scores: new Map(scores), forms: new Map(forms) };
process.stdout.write(JSON.stringify(sentForecast(forecast(input, seededChance(seed)))));
