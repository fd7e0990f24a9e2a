import { inviteLifetimeMs } from '@neundarter/contract/limits';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createClub, createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { settleOutbox } from './dump-database.ts';
import { eventually } from './eventually.ts';
import { useApp } from './use-app.ts';

const password = 'Treble20!';

describe.each(databases)('teams on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let admin: Person;
  let teamId: string;
  let captain: Person;

  beforeAll(async () => {
    admin = await createPerson(app, { roles: ['admin'] });
  });
  beforeEach(async () => {
    app.clock.time = null;
    teamId = await createClub(app);
    captain = await createPerson(app, { roles: ['team-admin'], teamIds: [teamId], firstName: 'Carl' });
  });

  const add = (body: object, token = captain.token) => call(`POST /teams/${teamId}/players`, { token, body });
  const invite = (emailAddress: string) => add({ emailAddress });
  const statuses = async (token: string | undefined = captain.token) => {
    const players = (await call(`GET /teams/${teamId}/players?includePending=true`, { token })).json;
    return Object.fromEntries(
      players.map(({ id, props }: { id: string; props: { teamStatus: string } }) => [id, props.teamStatus]),
    );
  };
  const teamsOf = async (person: Person) =>
    (await call(`GET /users/${person.userId}/teams`, { token: person.token })).json.map(
      ({ id }: { id: string }) => id,
    );
  /** Content of the link in the latest mail. */
  const invitation = async (to: string) => {
    const mail = await eventually(() => app.mails.findLast((one) => one.to === to), `a mail to ${to}`);
    const query = new URL(mail.link).searchParams;
    return {
      playerId: query.get('playerId') ?? '',
      emailAddress: query.get('emailAddress') ?? '',
      token: query.get('token') ?? '',
    };
  };
  const accept = (body: object, token?: string) =>
    call(`POST /teams/${teamId}/validate-invite`, { body, token });

  it('are created by admins, once', async () => {
    const [id, props] = [newId(), { name: ' Flying Nine ' }];
    const made = await call('POST /teams/', { token: admin.token, body: { id, props } });
    expect(made.json.props).toMatchObject({
      name: 'Flying Nine',
      canUseTournaments: false,
      referralCode: id.slice(0, 6).toUpperCase(),
      members: 0,
    });
    expect((await call('POST /teams/', { token: admin.token, body: { id, props } })).json).toEqual(made.json);
    const other = await call('POST /teams/', { token: admin.token, body: { id, props: { name: 'X' } } });
    expect(other.text).toBe('error.id-already-exists');
    const found = await call('GET /teams?name=lying%20n', { token: admin.token });
    expect(found.json.map((one: { id: string }) => one.id)).toEqual([id]);
    expect((await call('GET /teams/count?name=%25', { token: admin.token })).json).toEqual({ count: 0 });
  });

  it('show the referral code only to their admins', async () => {
    const codeFor = async (token?: string) =>
      (await call(`GET /teams/${teamId}`, { token })).json.props.referralCode;
    const member = await createPerson(app, { teamIds: [teamId] });
    expect(await codeFor(captain.token)).toBe(teamId.slice(0, 6).toUpperCase());
    expect(await codeFor(admin.token)).toBe(teamId.slice(0, 6).toUpperCase());
    expect([await codeFor(), await codeFor(member.token)]).toEqual([null, null]);
  });

  it('invite a registered player by mail, who accepts once', async () => {
    const anna = await createPerson(app);
    const invited = await invite(anna.emailAddress.toUpperCase());
    expect([invited.json.id, invited.json.props.teamStatus]).toEqual([anna.playerId, 'invite-pending']);
    expect(await teamsOf(anna)).toEqual([]);
    expect(await statuses()).toEqual({ [captain.playerId]: 'confirmed', [anna.playerId]: 'invite-pending' });
    const publicly = (await call(`GET /teams/${teamId}/players`, { token: anna.token })).json;
    expect(publicly.map(({ id }: { id: string }) => id)).toEqual([captain.playerId]);
    const answer = await invitation(anna.emailAddress);
    const accepted = await accept(answer);
    expect(accepted.json).toEqual({ teamId, teamName: 'Bulls', playerId: anna.playerId, isRegistered: true });
    expect(await teamsOf(anna)).toEqual([teamId]);
    expect((await accept(answer)).text).toBe('error.teams.invite-failed');
    expect((await invite(anna.emailAddress)).text).toBe('error.teams.player-is-already-member');
  });

  it('refuse invitations that are invalid, too old, or for another player', async () => {
    const anna = await createPerson(app);
    const other = await createPerson(app);
    await invite(anna.emailAddress);
    const answer = await invitation(anna.emailAddress);
    expect((await accept({ ...answer, token: 'x' })).text).toBe('error.teams.invite-failed');
    expect((await accept({ ...answer, playerId: other.playerId })).text).toBe('error.teams.invite-failed');
    const foreign = await call(`POST /teams/${await createClub(app)}/validate-invite`, { body: answer });
    expect(foreign.text).toBe('error.teams.invite-failed');
    const mismatch = 'error.teams.invite-address-mismatch';
    expect((await accept({ ...answer, emailAddress: other.emailAddress })).text).toBe(mismatch);
    expect((await accept(answer, other.token)).text).toBe(mismatch);
    app.clock.time = Date.now() + inviteLifetimeMs;
    expect((await accept(answer)).text).toBe('error.teams.invite-expired');
    app.clock.time = null;
    expect(await statuses()).toMatchObject({ [anna.playerId]: 'invite-pending' });
    expect((await accept(answer, anna.token)).status).toBe(200);
  });

  it('do not invite a player again before the first invitation has expired', async () => {
    const anna = await createPerson(app);
    await invite(anna.emailAddress);
    const first = await invitation(anna.emailAddress);
    expect((await invite(anna.emailAddress)).text).toBe('error.teams.player-is-already-invited');
    await settleOutbox(app.db);
    const start = Date.now() + inviteLifetimeMs;
    app.clock.time = start;
    expect((await invite(anna.emailAddress)).status).toBe(200);
    const second = await eventually(
      () => (app.mails.filter(({ to }) => to === anna.emailAddress).length === 2 ? true : undefined),
      'the second mail',
    ).then(() => invitation(anna.emailAddress));
    expect((await accept(first)).text).toBe('error.teams.invite-failed');
    expect((await accept(second)).status).toBe(200);
  });

  it('send an open invitation again, with the role that it gives', async () => {
    const anna = await createPerson(app);
    await invite(anna.emailAddress);
    const first = await invitation(anna.emailAddress);
    const role = { id: anna.userId, roles: ['team-admin'], teamId };
    expect((await call('PATCH /users/', { token: admin.token, body: role })).status).toBe(200);
    const again = await call(`POST /teams/${teamId}/players?isAgain=true`, {
      token: captain.token,
      body: { playerId: anna.playerId },
    });
    expect(again.json.props.teamStatus).toBe('invite-pending');
    const second = await eventually(async () => {
      const latest = await invitation(anna.emailAddress);
      return latest.token === first.token ? undefined : latest;
    }, 'the second mail');
    expect((await accept(first)).text).toBe('error.teams.invite-failed');
    expect((await accept(second)).status).toBe(200);
    const { adminOfTeamIds } = (await call('GET /users/me', { token: anna.token })).json.props;
    expect(adminOfTeamIds).toEqual([teamId]);
  });

  it('invite a player again whom a server with a wrong clock has invited for years', async () => {
    const anna = await createPerson(app);
    app.clock.time = Date.now() + 365 * 24 * 60 * 60_000;
    expect((await invite(anna.emailAddress)).status).toBe(200);
    const early = await invitation(anna.emailAddress);
    app.clock.time = null;
    expect((await invite(anna.emailAddress)).status).toBe(200);
    expect((await accept(early)).text).toBe('error.teams.invite-failed');
  });

  it('cannot invite an address that is not registered', async () => {
    expect((await invite('nobody@club.de')).text).toBe('error.teams.user-not-registered');
  });

  it('reveal of at most a hundred addresses a day whether they are registered', async () => {
    const anna = await createPerson(app);
    const asked = await Promise.all(Array.from({ length: 100 }, (_, index) => invite(`n${index}@club.de`)));
    expect(new Set(asked.map(({ text }) => text))).toEqual(new Set(['error.teams.user-not-registered']));
    for (const address of ['nobody@club.de', anna.emailAddress])
      expect(await invite(address)).toMatchObject({ status: 429, text: 'error.too-many-requests' });
  });

  it('withdraw an invitation', async () => {
    const anna = await createPerson(app);
    await invite(anna.emailAddress);
    const answer = await invitation(anna.emailAddress);
    const path = `DELETE /teams/${teamId}/players/${anna.playerId}`;
    expect((await call(path, { token: captain.token })).status).toBe(204);
    expect((await accept(answer)).text).toBe('error.teams.invite-failed');
    expect((await call(path, { token: captain.token })).text).toBe('error.not-found');
  });

  it('invite a registered player even if added by id', async () => {
    const anna = await createPerson(app);
    expect((await add({ playerId: anna.playerId })).json.props.teamStatus).toBe('invite-pending');
    expect((await accept(await invitation(anna.emailAddress))).status).toBe(200);
  });

  it('add an admin who adds themselves at once', async () => {
    const admin = await createPerson(app, { roles: ['admin'] });
    const added = await add({ playerId: admin.playerId }, admin.token);
    expect(added.json.props.teamStatus).toBe('confirmed');
    expect((await add({ emailAddress: admin.emailAddress }, admin.token)).text).toBe(
      'error.teams.player-is-already-member',
    );
    const path = `DELETE /teams/${teamId}/players/${admin.playerId}`;
    expect((await call(path, { token: captain.token })).status).toBe(204);
  });

  const newPlayer = async (token = captain.token) => {
    const id = newId();
    const props = { firstName: 'Jonas', lastName: 'Jung' };
    const made = await call('POST /players/', { token, body: { id, props } });
    expect(made.json.props).toMatchObject({ type: 'external', fullName: 'Jonas Jung' });
    return id;
  };

  it('add a new player without an account at once', async () => {
    const playerId = await newPlayer();
    expect((await add({ playerId })).json.props.teamStatus).toBe('confirmed');
    expect((await add({ playerId })).text).toBe('error.teams.player-is-already-member');
    const changed = await call('PATCH /players/', {
      token: captain.token,
      body: { id: playerId, changedProps: { nickName: 'JJ' } },
    });
    expect(changed.json.props.fullName).toBe('Jonas „JJ“ Jung');
    expect((await call(`DELETE /players/${playerId}`, { token: captain.token })).status).toBe(204);
    expect(await statuses()).toEqual({ [captain.playerId]: 'confirmed' });
  });

  it('cannot add a player of another team, or of another admin', async () => {
    const rivals = await createClub(app, 'Rivals');
    const rival = await createPerson(app, { roles: ['team-admin'], teamIds: [rivals] });
    const fresh = await newPlayer(rival.token);
    expect((await add({ playerId: fresh })).text).toBe('error.insufficient-permissions');
    const member = await newPlayer();
    await add({ playerId: member });
    const stolen = await call(`POST /teams/${rivals}/players`, {
      token: rival.token,
      body: { playerId: member },
    });
    expect(stolen.text).toBe('error.insufficient-permissions');
  });

  it('let a player without an account register, and stay the same player', async () => {
    const playerId = await newPlayer();
    await add({ playerId });
    const emailAddress = `${newId()}@club.de`;
    expect((await add({ playerId, emailAddress })).json.props.teamStatus).toBe('confirmed');
    const answer = await invitation(emailAddress);
    expect((await accept(answer)).json).toMatchObject({ playerId, isRegistered: false });
    const register = async (address: string) => {
      const body = { emailAddress: address, password, playerId, teamId };
      const { token, user } = (await call('POST /users/register', { body })).json;
      const mail = await eventually(
        () => app.mails.find(({ to, link }) => to === address && link.includes('email-activated')),
        'the mail',
      );
      await call('POST /users/verify', {
        body: { token: new URL(mail.link).searchParams.get('token') },
      });
      return (await call(`GET /users/${user.id}`, { token })).json.props;
    };
    // A user who only knows the player's id gets a new player.
    const stranger = await register(`${newId()}@evil.org`);
    expect(stranger.playerId).not.toBe(playerId);
    expect(stranger.teamIds).toEqual([]);
    const own = await register(emailAddress);
    expect([own.playerId, own.teamIds]).toEqual([playerId, [teamId]]);
  });

  it('can be a player’s current team only with a membership', async () => {
    const setTo = (currentTeamId: string | null) =>
      call('PATCH /players/', {
        token: captain.token,
        body: { id: captain.playerId, changedProps: { settings: { currentTeamId } } },
      });
    expect((await setTo(teamId)).json.props.settings.currentTeamId).toBe(teamId);
    expect((await setTo(await createClub(app))).text).toBe('error.invalid-request');
    expect((await setTo(null)).json.props.settings.currentTeamId).toBeNull();
  });

  it('can be suggested by users', async () => {
    const anna = await createPerson(app);
    const [id, props] = [newId(), { name: 'DC Neu', message: 'Wir sind zwölf.' }];
    const wish = await call('POST /team-wishes/', { token: anna.token, body: { id, props } });
    expect(wish.json.props).toMatchObject({ ...props, playerId: anna.playerId, playerName: 'Anna' });
    expect((await call('POST /team-wishes/', { token: anna.token, body: { id, props } })).json).toEqual(
      wish.json,
    );
    const list = () => call('GET /team-wishes?limit=100', { token: admin.token });
    expect((await list()).json).toContainEqual(wish.json);
    expect((await call('GET /team-wishes', { token: anna.token })).status).toBe(403);
    const own = `GET /team-wishes?playerId=${anna.playerId}`;
    expect((await call(own, { token: anna.token })).json).toEqual([wish.json]);
    expect((await call(own, { token: admin.token })).json).toEqual([wish.json]);
    expect((await call(own, { token: captain.token })).status).toBe(403);
    expect((await call(`DELETE /team-wishes/${id}`, { token: captain.token })).status).toBe(403);
    expect((await call(`DELETE /team-wishes/${id}`, { token: admin.token })).status).toBe(204);
    expect((await list()).json).not.toContainEqual(wish.json);
  });
});
