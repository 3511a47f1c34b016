import styles from './description.module.css';
import { nestHeadings } from './nest-headings.ts';

/** A product's description. Its HTML was made safe by the server when it was saved. */
export function Description({ html }: { html: string | null }) {
  if (!html) return null;
  return (
    <section className={styles.panel} aria-labelledby="story-heading">
      <h2 id="story-heading">The story</h2>
      <div
        className={styles.rich}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises descriptions when they are saved.
        dangerouslySetInnerHTML={{ __html: nestHeadings(html) }}
      />
    </section>
  );
}
