import { pagePath } from '@rad-rewind/contract/paths';
import { Link } from 'react-router-dom';
import { useSiteOrigin } from '../../app/site-context.tsx';
import { buttonClass } from '../../ui/button.ts';
import { PageBand } from '../../ui/page-band.tsx';
import { PageHead } from '../../ui/seo/page-head.tsx';
import { breadcrumbData } from '../../ui/seo/structured-data.ts';
import styles from './about-screen.module.css';

const DESCRIPTION =
  'Why Rad Rewind exists: a shoebox of mixtapes, a flea market before sunrise, and the wish to find it all again.';

const CHAPTERS: readonly { title: string; art: string; paragraphs: readonly string[] }[] = [
  {
    title: 'It began with a shoebox',
    art: 'music',
    paragraphs: [
      'In the winter of 2019 a shoebox came down from an attic. In it were eleven mixtapes, a virtual pet that had been hungry for twenty-two years, a pack of slap bracelets and a disposable camera with four shots left. We took the four pictures on the spot. All four were out of focus, and all four are still on the fridge.',
      'That evening we did what anybody would do: we went looking for the things that were missing from the box. The see-through phone. The lava lamp that lived on the window sill. The handheld that ate four batteries on the way to the seaside. It took all night, and most of what we found was a blurry photo and a broken link.',
    ],
  },
  {
    title: 'So we made a list',
    art: 'tech-gadgets',
    paragraphs: [
      'First it was a list for ourselves: what it is, what it looked like, what a fair price is, and where one can still be had. Then friends wanted the list. Then friends of friends, who wrote back with corrections, which is how we learned that our memory of roller skate sizes was wrong.',
      'Rad Rewind is that list, grown up and dressed for the occasion. We look at every single thing before it goes in. If we would not have spent our pocket money on it, it stays out.',
    ],
  },
  {
    title: 'What we do, and what we do not',
    art: 'toys-games',
    paragraphs: [
      'We do not keep a warehouse. We find things, tell their story, and send you to the partner site that has them: sometimes a big retailer with a faithful remake, sometimes an auction with the real one, scratches included. If you buy, we may get a commission, and you pay no more for it.',
      'New finds come in every week and wear a yellow star for seven days. After that they have to make friends on their own.',
    ],
  },
];

/** The story of the shop. */
export default function AboutScreen() {
  const origin = useSiteOrigin();
  const path = pagePath.about;
  return (
    <>
      <PageHead
        title="About"
        description={DESCRIPTION}
        path={path}
        type="article"
        structuredData={[breadcrumbData([{ name: 'About', path }], origin)]}
      />
      <PageBand
        accent="yellow"
        title="Our Story"
        text="Be kind, rewind: how a shoebox turned into a shop window."
      />
      <div className="wrap">
        <div className={styles.story}>
          {CHAPTERS.map(({ title, art, paragraphs }) => (
            <section key={title} className={styles.chapter} aria-labelledby={`chapter-${art}`}>
              <img src={`/art/category-${art}.svg`} alt="" width="600" height="600" loading="lazy" />
              <div>
                <h2 id={`chapter-${art}`}>{title}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </section>
          ))}
          <section className={styles.end} aria-labelledby="about-end">
            <h2 id="about-end">Press play</h2>
            <p>Start with what came in last, or take the long way along the aisles.</p>
            <div className={styles.buttons}>
              <Link className={buttonClass({ tone: 'pink' })} to={pagePath.newArrivals}>
                NEW ARRIVALS
              </Link>
              <Link className={buttonClass()} to={pagePath.categories}>
                CATEGORIES
              </Link>
            </div>
          </section>
        </div>
      </div>
    </>
  );
}
