import { htmlToText } from '@rad-rewind/contract/text';
import styles from './description.module.css';
import { nestHeadings } from './nest-headings.ts';

/** Up to how many characters two columns can be read without scrolling back up. */
const TWO_COLUMNS_LENGTH = 2_500;

/** A product's description. Its HTML was made safe by the server when it was saved. */
export function Description({ html }: { html: string }) {
  const isShort = htmlToText(html).length <= TWO_COLUMNS_LENGTH;
  return (
    <section className={styles.panel} aria-labelledby="description-heading" data-short={isShort || undefined}>
      <h2 id="description-heading" className="visually-hidden">
        Description
      </h2>
      <div
        className={styles.rich}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises descriptions when they are saved.
        dangerouslySetInnerHTML={{ __html: nestHeadings(html) }}
      />
    </section>
  );
}
