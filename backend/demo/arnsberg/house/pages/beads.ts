// The pearls department of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const beads: PageContent = {
  key: 'beads',
  de: {
    title: 'Perlen',
    description:
      'Zuchtperlen als Kette, Ohrschmuck und Anhänger. Wir wählen sie nach Lüster aus, knoten sie von Hand und ziehen alte Ketten neu auf.',
    keywords: 'Perlen München, Perlenkette, Akoya, Süßwasserperlen, Perlen knoten',
    heading: 'Perlen',
    lead: 'Perlen muss man nicht schleifen. Sie kommen fertig aus dem Wasser, und keine gleicht der anderen.',
    body: `
      <h2>Worauf wir achten</h2>
      <p>Zuerst auf den Lüster, den Glanz aus der Tiefe. Dann auf die Oberfläche, die Form und zuletzt auf die Größe.
        Unsere Akoya-Perlen kommen von Kazehara aus Ise, dazu führen wir Süßwasserperlen in hellen Tönen und einzelne
        dunkle Perlen aus Tahiti. Wir legen sie Ihnen bei Tageslicht auf graues Tuch, denn nur so sieht man die
        Farbe.</p>
      <h2>Geknotet, nicht nur gefädelt</h2>
      <p>Zwischen zwei Perlen sitzt bei uns ein Knoten aus Seide. Er schützt vor Reibung, und wenn der Faden einmal
        reißt, fällt nur eine Perle zu Boden. Eine Kette, die oft getragen wird, sollte alle zwei bis drei Jahre neu
        aufgezogen werden. Das erledigen wir meist innerhalb einer Woche.</p>
      <h2>Alte Ketten</h2>
      <p>Bringen Sie die Kette Ihrer Mutter mit. Wir reinigen die Perlen, legen matte beiseite und machen daraus, was
        Sie tragen würden: eine kürzere Kette, ein Armband, ein Paar Ohrringe.</p>
      <h3>Pflege</h3>
      <ul>
        <li>Perlen nach dem Parfum anlegen, vor dem Schlafen ablegen.</li>
        <li>Mit einem weichen, leicht feuchten Tuch abwischen.</li>
        <li>Liegend aufbewahren, nicht hängend.</li>
      </ul>
    `,
  },
  en: {
    title: 'Pearls',
    description:
      'Cultured pearls as necklaces, earrings and pendants. We choose them for lustre, knot them by hand and restring old necklaces.',
    keywords: 'pearls Munich, pearl necklace, Akoya, freshwater pearls, restringing',
    heading: 'Pearls',
    lead: 'Pearls need no cutting. They come finished from the water, and no two are alike.',
    body: `
      <h2>What we look for</h2>
      <p>First for lustre, the shine from within. Then for surface and shape, and last for size. Our Akoya pearls come
        from Kazehara of Ise; beside them we keep freshwater pearls in light tones and a few dark pearls from Tahiti. We
        lay them on grey cloth by daylight, which alone shows their colour.</p>
      <h2>Knotted, not just strung</h2>
      <p>Between any two pearls we tie a knot of silk. It keeps them from rubbing, and should the thread break, only one
        pearl falls. A necklace that is often worn should be restrung every two or three years. We usually do this
        within a week.</p>
      <h2>Old necklaces</h2>
      <p>Bring your mother’s necklace. We clean the pearls, set the dull ones aside and turn the rest into something you
        would wear: a shorter necklace, a bracelet, a pair of earrings.</p>
      <h3>Care</h3>
      <ul>
        <li>Put pearls on after your scent, and take them off before bed.</li>
        <li>Wipe them with a soft, slightly damp cloth.</li>
        <li>Keep them lying flat, not hanging.</li>
      </ul>
    `,
  },
  fr: {
    title: 'Perles',
    description:
      'Perles de culture en collier, boucles d’oreilles et pendentif, choisies pour leur lustre, nouées à la main. Renfilage de colliers anciens.',
    keywords: 'perles Munich, collier de perles, Akoya, perles d’eau douce, renfilage',
    heading: 'Perles',
    lead: 'Une perle ne se taille pas. Elle sort achevée de l’eau, et aucune ne ressemble à une autre.',
    body: `
      <h2>Ce que nous regardons</h2>
      <p>D’abord le lustre, cet éclat qui vient de l’intérieur. Puis la surface, la forme et, en dernier, la taille. Nos
        perles d’Akoya viennent de Kazehara, à Ise ; nous avons aussi des perles d’eau douce aux tons clairs et quelques
        perles sombres de Tahiti. Nous les posons sur un drap gris, à la lumière du jour, car elle seule montre la
        couleur.</p>
      <h2>Nouées, pas seulement enfilées</h2>
      <p>Entre deux perles, nous faisons un nœud de soie. Il les protège du frottement et, si le fil casse, une seule
        perle tombe. Un collier souvent porté devrait être renfilé tous les deux ou trois ans. Nous le faisons en
        général en une semaine.</p>
      <h2>Colliers anciens</h2>
      <p>Apportez le collier de votre mère. Nous nettoyons les perles, écartons celles qui sont ternes et en faisons ce
        que vous porteriez : un collier plus court, un bracelet, une paire de boucles d’oreilles.</p>
      <h3>Entretien</h3>
      <ul>
        <li>Mettez vos perles après le parfum, retirez-les avant de dormir.</li>
        <li>Essuyez-les avec un chiffon doux, à peine humide.</li>
        <li>Rangez-les à plat, jamais suspendues.</li>
      </ul>
    `,
  },
};
