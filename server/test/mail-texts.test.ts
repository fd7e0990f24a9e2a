import { describe, expect, it } from 'vitest';
import type { ConsentNotice } from '../src/consents/consent-mails.ts';
import { mailTexts } from '../src/nouns.ts';
import { writeMail as writeAnyMail } from '../src/platform/mail/write-mail.ts';
import type { TeamNotice } from '../src/teams/team-mails.ts';
import type { TournamentNotice } from '../src/tournaments/tournament-mails.ts';
import type { UserNotice } from '../src/users/user-mails.ts';

type Sent = (UserNotice | TeamNotice | TournamentNotice | ConsentNotice) & { readonly to: string };

const base = 'https://darts.example.org';
const writeMail = (mail: Sent, base: string) => writeAnyMail(mailTexts, mail, base);
const invite = (teamName: string) =>
  writeMail(
    {
      kind: 'team-invite',
      to: 'anna+darts@club.de',
      token: 'a-b_c',
      teamId: 't'.repeat(20),
      teamName,
      playerId: 'p'.repeat(20),
    },
    base,
  );

describe('writeMail', () => {
  it('writes text and HTML with the same link', () => {
    const mail = writeMail({ kind: 'verify-email', to: 'anna@club.de', token: 'a-b_c' }, base);
    expect(mail.link).toBe(`${base}/register/email-activated?token=a-b_c`);
    expect(mail.text).toContain(mail.link);
    expect(mail.html).toContain(`<a href="${mail.link}"`);
    expect([...mail.html.matchAll(/href=/g)]).toHaveLength(1);
    expect(mail.subject).toBe('Bestätige deine E-Mail-Adresse');
  });

  it('names the matches that are played again, and why, without a link of the organiser', () => {
    const mail = (numbers: readonly number[]) =>
      writeMail(
        {
          kind: 'matches-reset',
          to: 'anna@club.de',
          eventId: 'e'.repeat(20),
          eventName: 'Pokal',
          numbers,
          reason: 'Siehe evil.org',
        },
        base,
      );
    expect(mail([3]).text).toContain('Dadurch zählt dein Spiel 3 nicht mehr; es wird neu angesetzt.');
    const { text, link } = mail([3, 7]);
    expect(text).toContain('Dadurch zählen deine Spiele 3 und 7 nicht mehr; sie werden neu angesetzt.');
    expect(text).toContain('Grund: Siehe evil org');
    expect(link).toBe(`${base}/tournaments/${'e'.repeat(20)}`);
  });

  it('asks players whom somebody else has entered, without a link of a stranger', () => {
    const ask = (eventType: string, askedBy: string | null) =>
      writeMail(
        {
          kind: 'entered-by-others',
          to: 'anna@club.de',
          eventId: 'e'.repeat(20),
          eventType,
          eventName: 'Pokal evil.org',
          teamName: 'www.evil.org',
          askedBy,
        },
        base,
      );
    const { subject, text, link } = ask('tournament', 'Otto evil.org');
    expect(subject).toBe('Bist du dabei? Pokal evil org');
    expect(text).toContain('Otto evil org hat dich bei „Pokal evil org“');
    expect(text).not.toContain('evil.org');
    expect(link).toBe(`${base}/tournaments/${'e'.repeat(20)}`);
    expect(ask('mdsl-matchday', null).text).toContain('Jemand hat dich bei');
    expect(ask('mdsl-matchday', null).link).toBe(`${base}/team-lounge/event/${'e'.repeat(20)}`);
  });

  it('tells organisers who does not want to play', () => {
    const { subject, text, link } = writeMail(
      {
        kind: 'wants-out',
        to: 'otto@club.de',
        eventId: 'e'.repeat(20),
        eventType: 'tournament',
        eventName: 'Pokal',
        name: 'Anna evil.org',
      },
      base,
    );
    expect(subject).toBe('Spielt nicht mit: Pokal');
    expect(text).toContain('Anna evil org wurde bei „Pokal“ eingetragen und möchte nicht mitspielen.');
    expect(link).toBe(`${base}/tournaments/${'e'.repeat(20)}`);
  });

  // Mails of these kinds may wait in the table when a server is updated.
  const kinds = [
    'verify-email',
    'reset-password',
    'team-invite',
    'entered-by-others',
    'wants-out',
    'registration',
    'new-registration',
    'confirm-notification',
    'named-as-partner',
    'matches-reset',
    'move-asked',
    'fixture-moved',
    'reply-reminder',
    'asked-to-come',
    'certificate-ending',
  ];

  it('knows all kinds of mails, and no other', () => {
    expect(Object.keys(mailTexts)).toEqual(kinds);
    expect(() => writeAnyMail(mailTexts, { kind: 'advertising', to: 'anna@club.de' }, base)).toThrow(
      'No words for mails of the kind advertising',
    );
  });

  const theirs = [
    'teamName',
    'eventName',
    'names',
    'partnerName',
    'name',
    'reason',
    'askedBy',
    'leagueName',
    'fixtureName',
  ];
  /** Ids and times, which nobody writes. */
  const ids = ['eventId', 'leagueId', 'playerId', 'startsAt', 'teamId', 'token'];
  const mailFull = (kind: string) => ({
    kind,
    to: 'anna@club.de',
    ...Object.fromEntries(theirs.map((fact) => [fact, 'Siehe evil.org'])),
    eventType: 'tournament',
    occasion: 'cancelled',
    numbers: [1],
    endsOn: '2026-12-24',
  });

  it.each(kinds)('lets no link of a stranger into a mail of the kind %s', (kind) => {
    const mail = mailFull(kind);
    const { subject, text, html } = writeAnyMail(mailTexts, mail, base);
    expect(subject + text + html).not.toContain('evil.org');
  });

  it.each(kinds)('reads no fact in a mail of the kind %s that the test above leaves out', (kind) => {
    const read = new Set<string | symbol>();
    const mail = new Proxy(mailFull(kind), {
      get: (facts, name) => {
        read.add(name);
        return Reflect.get(facts, name);
      },
    });
    mailTexts[kind]?.words(mail, base);
    const known = [...Object.keys(mailFull(kind)), ...ids];
    expect(read.size).toBeGreaterThan(0);
    expect([...read].filter((name) => !known.some((one) => one === name))).toEqual([]);
  });

  it('encodes values in links', () => {
    const url = new URL(invite('Bulls').link);
    expect(url.pathname).toBe('/register/team-invite-activated');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      teamId: 't'.repeat(20),
      playerId: 'p'.repeat(20),
      emailAddress: 'anna+darts@club.de',
      token: 'a-b_c',
    });
  });

  it.each([
    ['<script>alert(1)</script>', /<script/],
    ['"><img src=x onerror=alert(1)>', /<img/],
    ["' onmouseover='alert(1)", /' onmouseover/],
    ['<a href="https://evil.org">Gewinn</a>', /href="https:\/\/evil/],
    ['Gewonnen! https://evil.org/x', /evil\.org/],
    ['www.evil.org', /www\.evil|evil\.org/],
    ['evil。org', /evil[.。]org/],
    ['evil․org', /evil[.․]org/],
    ['evil．org ｅｖｉｌ．org', /evil[.．]org/],
    ['evil｡org ﹒ evil﹒org', /evil[.｡。﹒]org/],
    ['ｈｔｔｐｓ：／／evil', /:\/\/evil|：／／evil/],
    ['gewonnen.evilü.org', /evilü\.org/],
  ])('lets no markup or link out of the name %s', (name, wrong) => {
    const { html, text, link } = invite(name);
    expect(html.replaceAll(link.replaceAll('&', '&amp;'), '')).not.toMatch(wrong);
    expect(text).not.toMatch(wrong.source.includes('evil') ? wrong : /^$/);
  });

  it.each(['Bulls\r\nBcc: eve@evil.org', 'Bulls\nSubject: x', 'Bulls\u2028x', 'Bulls\u0000\u202ex'])(
    'writes the subject on one line for %j',
    (name) => {
      expect(invite(name).subject).toMatch(/^Einladung ins Team [^\p{Cc}\p{Cf}\u2028\u2029]+$/u);
    },
  );
});
