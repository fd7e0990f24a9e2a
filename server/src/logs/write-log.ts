/** Characters that could control a terminal or split a log line: control and format characters, line separators. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Writes a browser's message to the log, with the kind of its sender but without anything that identifies them. */
export function writeLog(
  write: (line: { readonly sender: string; readonly msg: string }) => void,
  message: { readonly sender: 'anyone' | 'guest' | 'user'; readonly msg: string },
): void {
  write({ sender: message.sender, msg: message.msg.replace(unprintable, ' ').trim() });
}
