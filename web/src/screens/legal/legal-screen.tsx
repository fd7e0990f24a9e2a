import { OperatorNotice } from '../../parts/operator/operator-notice.tsx';
import { imprintPage, type LegalPage, operatorPlace, privacyPage, termsPage } from '../../text/legal.ts';
import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './legal-screen.module.css';
import { OperatorLines } from './operator-lines.tsx';

/** Which data the software stores, and where. */
export const PrivacyScreen = () => <LegalScreen page={privacyPage} />;

/** Who runs this server. */
export const ImprintScreen = () => <LegalScreen page={imprintPage} />;

/** What users agree to. */
export const TermsScreen = () => <LegalScreen page={termsPage} />;

function LegalScreen({ page }: { readonly page: LegalPage }) {
  return (
    <Page title={page.title} width="narrow">
      <Stack as="article" className={classes.article}>
        <OperatorNotice />
        <p className={classes.intro}>{page.intro}</p>
        {page.sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.paragraphs.map((paragraph) =>
              paragraph === operatorPlace ? (
                <OperatorLines key={paragraph} />
              ) : (
                <p key={paragraph}>{paragraph}</p>
              ),
            )}
          </section>
        ))}
      </Stack>
    </Page>
  );
}
