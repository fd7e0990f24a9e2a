import type { AnyMailTexts, Mail, MailWords, WrittenMail } from './mail.ts';

const entities: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (one) => entities[one] ?? '');

/** The text on one line: a name with line breaks must not add lines to the head of a mail. */
const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();

/** The beginning of an address, or a dot between letters or digits; the ideographic full stop is a dot in addresses. */
const linkLike = /:\/\/|www[.。]|(?<=[\p{L}\p{N}])[.。]+(?=[\p{L}\p{N}])/giu;

/** The text without anything that looks like a link: mail programs would turn a stranger's name into a link. */
const unlinked = (text: string): string =>
  // The normal form turns look-alikes into plain signs: full-width letters and dots, leaders; browsers do the same.
  oneLine(text.normalize('NFKC')).replaceAll(linkLike, ' ');

/** The mail with texts of strangers that no mail program turns into links. */
const withoutLinks = (mail: Mail, ofStrangers: readonly string[]): Mail => ({
  ...mail,
  ...Object.fromEntries(
    Object.entries(mail)
      .filter(([name, fact]) => ofStrangers.includes(name) && typeof fact === 'string')
      .map(([name, fact]) => [name, unlinked(fact)]),
  ),
});

const htmlOf = ({ paragraphs, button, link, end }: MailWords): string => {
  const blocks = ['Hallo,', ...paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`);
  const style =
    'display:inline-block;padding:12px 20px;border-radius:6px;background:#0b6e4f;color:#ffffff;text-decoration:none';
  const anchor = `<p><a href="${escapeHtml(link)}" style="${style}">${escapeHtml(button)}</a></p>`;
  const plain = `<p style="font-size:13px">${escapeHtml(link)}</p>`;
  return [
    '<!doctype html><html lang="de"><body style="font-family:sans-serif;font-size:16px;line-height:1.5">',
    ...blocks,
    anchor,
    plain,
    `<p>${escapeHtml(end)}</p>`,
    '</body></html>',
  ].join('\n');
};

/**
 * Writes a mail in German, as text and as HTML.
 * @param texts the words of all kinds of mails @param base address of the web app, without a slash at the end
 * @throws if the mail is of none of these kinds
 */
export const writeMail = (texts: AnyMailTexts, mail: Mail, base: string): WrittenMail => {
  const written = texts[mail.kind];
  if (written === undefined) throw new Error(`No words for mails of the kind ${mail.kind}`);
  const words = written.words(withoutLinks(mail, written.ofStrangers), base);
  const { subject, paragraphs, button, link, end } = words;
  const text = ['Hallo,', ...paragraphs, `${button}: ${link}`, end].join('\n\n');
  return { to: mail.to, subject: oneLine(subject), text: `${text}\n`, html: htmlOf(words), link };
};
