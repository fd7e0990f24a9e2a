import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const secret = 's'.repeat(32);

describe('readConfig', () => {
  it('works without any variable', () => {
    expect(readConfig({})).toEqual({
      ok: true,
      value: {
        port: 3000,
        host: null,
        publicUrl: null,
        dataDir: './data',
        databaseUrl: null,
        redisUrl: null,
        smtpUrl: null,
        mailFrom: 'Neundarter <neundarter@localhost>',
        adminEmail: null,
        operator: { name: null, address: null, emailAddress: null },
        tokenSecret: null,
        trustedProxies: ['127.0.0.0/8', '::1/128'],
        metricsToken: null,
        hooksAllow: [],
        mqttUrl: null,
        tls: null,
        acme: null,
        httpPort: null,
        tlsPort: null,
        logLevel: 'info',
        limitsCalls: true,
      },
    });
  });

  it('reads every variable', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://darts.example.org/',
      DATA_DIR: '/var/lib/neundarter',
      DATABASE_URL: 'postgres://user:pass@db/neundarter',
      REDIS_URL: 'redis://redis:6379',
      SMTP_URL: 'smtps://mail.example.org',
      MAIL_FROM: 'club@example.org',
      ADMIN_EMAIL: 'admin@example.org',
      OPERATOR_NAME: 'SV Bulls e. V.',
      OPERATOR_ADDRESS: 'Hauptstraße 1, 07743 Jena',
      OPERATOR_EMAIL: 'info@example.org',
      TOKEN_SECRET: secret,
      TRUSTED_PROXIES: '10.0.0.5, 192.168.0.0/24 fd00::/8',
      METRICS_TOKEN: 'sixteen-or-more-characters',
      MQTT_URL: 'mqtts://hall:pass%40word@broker.example.org',
      TLS_CERT: '/etc/darts/cert.pem',
      TLS_KEY: '/etc/darts/key.pem',
      HTTP_PORT: '80',
      TLS_PORT: '443',
      LOG_LEVEL: 'debug',
    });
    expect(config).toMatchObject({
      ok: true,
      value: {
        port: 8080,
        publicUrl: 'https://darts.example.org',
        operator: {
          name: 'SV Bulls e. V.',
          address: 'Hauptstraße 1, 07743 Jena',
          emailAddress: 'info@example.org',
        },
        tokenSecret: secret,
        trustedProxies: ['10.0.0.5', '192.168.0.0/24', 'fd00::/8'],
        metricsToken: 'sixteen-or-more-characters',
        mqttUrl: 'mqtts://hall:pass%40word@broker.example.org',
        tls: { certFile: '/etc/darts/cert.pem', keyFile: '/etc/darts/key.pem' },
        httpPort: 80,
        tlsPort: 443,
        logLevel: 'debug',
      },
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', LOG_LEVEL: '' })).toEqual(readConfig({}));
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '30.5'],
    ['HOST', 'not a host'],
    ['PUBLIC_URL', 'darts.example.org'],
    ['TLS_CERT', '/etc/darts.pem'],
    ['TLS_KEY', '/etc/darts.key'],
    ['TLS_PORT', '443'],
    ['TLS_DOMAIN', 'darts'],
    ['TLS_DOMAIN', '*.example.org'],
    ['TLS_EMAIL', 'admin@example.org'],
    ['ACME_DIRECTORY', 'http://acme.example.org'],
    ['ACME_DIRECTORY', 'https://acme.example.org/dir'],
    ['ACME_DNS_COMMAND', '/usr/local/bin/dns'],
    ['HTTP_PORT', '-80'],
    ['PUBLIC_URL', 'ftp://darts.example.org'],
    ['PUBLIC_URL', `https://${'a'.repeat(300)}.org`],
    ['DATABASE_URL', 'mysql://db/neundarter'],
    ['DATABASE_URL', 'postgres://'],
    ['REDIS_URL', 'http://redis'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'nobody'],
    ['ADMIN_EMAIL', 'two@@signs'],
    ['OPERATOR_NAME', 'x'.repeat(201)],
    ['OPERATOR_EMAIL', 'two@@signs'],
    ['TOKEN_SECRET', 'short'],
    ['TRUSTED_PROXIES', 'loopback'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1,10.0.0.0/x'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'sixteen or more characters'],
    ['LOG_LEVEL', 'loud'],
    ['MQTT_URL', 'ws://broker'],
    ['MQTT_URL', 'broker:1883'],
    ['MQTT_URL', 'mqtt://hall:100%@broker'],
  ])('refuses %s=%s in one sentence that names it', (name, value) => {
    const config = readConfig({ [name]: value });
    expect(config).toEqual({ ok: false, error: expect.stringMatching(new RegExp(`^${name} [^\\n]+\\.$`)) });
  });

  it('never prints a value that may contain a password', () => {
    const config = readConfig({ DATABASE_URL: 'mysql://user:hunter2@db/x' });
    expect(config).toEqual({ ok: false, error: expect.not.stringContaining('hunter2') });
  });

  it('reads how a certificate is ordered, from where everybody orders it unless another place is named', () => {
    const domain = { TLS_DOMAIN: 'Darts.Example.org', HTTP_PORT: '80' };
    const acme = { domain: 'darts.example.org', email: null, dnsCommand: null };
    const directory = 'https://acme-v02.api.letsencrypt.org/directory';
    expect(readConfig(domain)).toMatchObject({
      ok: true,
      value: { tls: null, acme: { ...acme, directory } },
    });
    const more = {
      TLS_EMAIL: 'admin@example.org',
      ACME_DIRECTORY: 'https://ca.example.org/dir',
      ACME_DNS_COMMAND: '/bin/dns',
    };
    const read = { email: more.TLS_EMAIL, directory: more.ACME_DIRECTORY, dnsCommand: more.ACME_DNS_COMMAND };
    expect(readConfig({ ...domain, ...more })).toMatchObject({
      ok: true,
      value: { acme: { ...acme, ...read } },
    });
  });

  it.each([
    [{ TLS_CERT: '/cert.pem', TLS_KEY: '/key.pem' }],
    [{ REDIS_URL: 'redis://localhost', DATABASE_URL: 'postgres://db/neundarter' }],
  ])('orders no certificate beside %o', (others) => {
    const config = readConfig({ TLS_DOMAIN: 'darts.example.org', ...others });
    expect(config).toEqual({ ok: false, error: expect.stringMatching(/^TLS_DOMAIN [^\n]+\.$/) });
  });

  it('explains that Redis needs PostgreSQL', () => {
    const config = readConfig({ REDIS_URL: 'redis://localhost' });
    expect(config).toEqual({ ok: false, error: expect.stringMatching(/^REDIS_URL .*DATABASE_URL/) });
  });
});
