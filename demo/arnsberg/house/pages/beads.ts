// The pearls department of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const beads: PageContent = {
  key: 'beads',
  de: {
    title: 'Perlen',
    description:
      'Wir wählen Zuchtperlen nach ihrem Lüster aus, knoten sie von Hand zu Ketten und ziehen alte Perlenketten in München neu auf.',
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
      'We choose cultured pearls for their lustre, knot them by hand into necklaces and restring old strands in our Munich workshop.',
    keywords: 'pearls Munich, pearl necklace, Akoya, freshwater pearls, restringing',
    heading: 'Pearls',
    lead: 'Pearls need no cutting. They come out of the water finished, and no two are alike.',
    body: `
      <h2>What we look for</h2>
      <p>Lustre first: the glow that comes from within. Then surface and shape and, last of all, size. Our Akoya pearls
        come from Kazehara in Ise; we also keep freshwater pearls in pale shades and a few dark pearls from Tahiti. We
        lay them out for you on grey cloth in daylight, the only light that shows their true colour.</p>
      <h2>Knotted, not just strung</h2>
      <p>We tie a silk knot between every two pearls. It keeps them from rubbing and, should the thread ever break, only
        one pearl is lost to the floor. A necklace that is worn often should be restrung every two or three years, which
        usually takes us less than a week.</p>
      <h2>Old necklaces</h2>
      <p>Bring us your mother’s necklace. We will clean the pearls, set the dull ones aside and turn the rest into
        something you would wear: a shorter necklace, a bracelet, a pair of earrings.</p>
      <h3>Care</h3>
      <ul>
        <li>Put your pearls on after your scent, and take them off before bed.</li>
        <li>Wipe them with a soft, slightly damp cloth.</li>
        <li>Store them lying flat, never hanging.</li>
      </ul>
    `,
  },
  fr: {
    title: 'Perles',
    description:
      'Nous choisissons nos perles de culture pour leur lustre, les nouons à la main en colliers et renfilons les colliers anciens, à Munich.',
    keywords: 'perles Munich, collier de perles, Akoya, perles d’eau douce, renfilage',
    heading: 'Perles',
    lead: 'Une perle ne se taille pas. Elle sort de l’eau achevée, et aucune ne ressemble à une autre.',
    body: `
      <h2>Ce que nous regardons</h2>
      <p>Le lustre d’abord, cet éclat venu des profondeurs. Puis la surface, la forme et, en dernier lieu, la taille.
        Nos perles d’Akoya viennent de Kazehara, à Ise ; nous proposons aussi des perles d’eau douce aux tons clairs et
        quelques perles sombres de Tahiti. Nous les posons devant vous sur un drap gris, à la lumière du jour, la seule
        qui révèle leur couleur.</p>
      <h2>Nouées, pas seulement enfilées</h2>
      <p>Entre deux perles, nous glissons toujours un nœud de soie. Il les protège du frottement et, si le fil vient à
        casser, une seule perle tombe. Un collier souvent porté devrait être renfilé tous les deux ou trois ans ; une
        semaine nous suffit en général.</p>
      <h2>Colliers anciens</h2>
      <p>Apportez-nous le collier de votre mère. Nous nettoyons les perles, écartons celles qui sont ternes et faisons
        des autres un bijou que vous porterez : un collier plus court, un bracelet, une paire de boucles d’oreilles.</p>
      <h3>Entretien</h3>
      <ul>
        <li>Mettez vos perles après le parfum, retirez-les avant de dormir.</li>
        <li>Essuyez-les avec un chiffon doux, à peine humide.</li>
        <li>Rangez-les à plat, jamais suspendues.</li>
      </ul>
    `,
  },
};
