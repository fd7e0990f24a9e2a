import { type ComponentProps, createContext, isValidElement, type ReactNode, use, useId } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { Link } from 'react-router';
import remarkGfm from 'remark-gfm';
import { markdownText } from '../../text/markdown.ts';
import { linkTarget } from './link-target.ts';
import classes from './markdown.module.css';
import { safeAddress } from './safe-address.ts';

// Three layers of safety: raw HTML is shown as plain text, only these elements are created, and an address is opened
// only if the browser itself reads a harmless protocol in it (`link-target.ts` says where links lead). The page's content security policy is the fourth layer.

const elements =
  'p br hr strong em del code pre blockquote ul ol li a img h1 h2 h3 h4 h5 h6 table thead tbody tr th td input'
    .split(' ')
    // Footnotes.
    .concat('sup', 'section');

/** HTML does not allow a link inside a link. */
const InLink = createContext(false);

/** The words of a link, also of those parts that are set in other type. */
const wordsOf = (content: ReactNode): string => {
  if (typeof content === 'string' || typeof content === 'number') return String(content);
  if (Array.isArray(content)) return content.map(wordsOf).join('');
  return isValidElement<{ readonly children?: ReactNode }>(content) ? wordsOf(content.props.children) : '';
};

function SafeLink({ href, id, children, 'aria-label': label }: ComponentProps<'a'>) {
  const address = linkTarget(href ?? '', { words: wordsOf(children), origin: location.origin });
  if (address === null) return <>{children}</>;
  const content = <InLink value={true}>{children}</InLink>;
  const rest = { href: address.href, id, 'aria-label': label };
  if (address.kind === 'inside') return <Link to={address.href}>{content}</Link>;
  if (address.kind === 'anchor') return <a {...rest}>{content}</a>;
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer nofollow">
      {content}
    </a>
  );
}

/**
 * Shows pictures of this server. Pictures of other servers are only linked, so that those servers do not see the
 * readers.
 */
function SafeImage({ src, alt = '' }: ComponentProps<'img'>) {
  const isInLink = use(InLink);
  const address = linkTarget(typeof src === 'string' ? src : '', { words: alt, origin: location.origin });
  if (address?.kind === 'inside')
    return <img className={classes.image} src={address.href} alt={alt} loading="lazy" />;
  const words = markdownText.image(alt);
  return isInLink || address === null ? <>{words}</> : <SafeLink href={address.href}>{words}</SafeLink>;
}

/** Headings of the text are lower than those of the page. */
const heading = (Tag: 'h3' | 'h4' | 'h5' | 'h6') =>
  function Heading({ children }: { readonly children?: ReactNode }) {
    return <Tag>{children}</Tag>;
  };

const components: Components = {
  a: SafeLink,
  img: SafeImage,
  h1: heading('h3'),
  h2: heading('h4'),
  h3: heading('h5'),
  h4: heading('h6'),
  h5: heading('h6'),
  h6: heading('h6'),
  input: ({ checked }) => (
    <span role="img" aria-label={checked === true ? markdownText.done : markdownText.open}>
      {checked === true ? '☑' : '☐'}
    </span>
  ),
  // A table that is too wide scrolls within its own box, also by keys.
  table: ({ children }) => (
    <div className={classes.scroll} role="region" aria-label={markdownText.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  pre: ({ children }) => (
    <div className={classes.scroll} role="region" aria-label={markdownText.code} tabIndex={0}>
      <pre>{children}</pre>
    </div>
  ),
};

/** Renders Markdown as elements. `Markdown` loads this code only when there is a text. */
export function MarkdownBody({ text }: { readonly text: string }) {
  const id = useId();
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      remarkRehypeOptions={{
        clobberPrefix: `${id.replaceAll(/\W/g, '')}-`,
        footnoteLabel: markdownText.footnotes,
        footnoteBackLabel: markdownText.backToText,
      }}
      allowedElements={elements}
      unwrapDisallowed
      urlTransform={(url) => (safeAddress(url, location.origin) === null ? '' : url)}
      components={components}
    >
      {text}
    </ReactMarkdown>
  );
}
