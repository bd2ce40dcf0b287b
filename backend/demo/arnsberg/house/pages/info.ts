// The info page of "Arnsberg & Tochter": what to know about wearing and keeping. Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const info: PageContent = {
  key: 'info',
  de: {
    title: 'Gut zu wissen',
    description:
      'Schmuck und Uhren tragen, reinigen, aufbewahren: was die Werkstätten von Arnsberg & Tochter in München raten.',
    keywords: 'Schmuck reinigen, Schmuck aufbewahren, Ringgröße, Goldlegierung, Uhr wasserdicht',
    heading: 'Gut zu wissen',
    lead: 'Das meiste, was an den Werktisch kommt, wäre zu Hause nicht passiert. Hier steht, wie.',
    body: `
      <h2>Tragen</h2>
      <p>Schmuck kommt zuletzt an und zuerst ab: nach Creme und Parfum, vor dem Spülen, dem Sport und dem Schlaf. Perlen
        vertragen weder Parfum noch Ultraschall. Chlor greift Legierungen mit Kupfer an, auch Gold.</p>
      <h2>Reinigen</h2>
      <ul>
        <li>Gold und Platin: lauwarmes Wasser, ein Tropfen Spülmittel, eine weiche Zahnbürste</li>
        <li>Silber: ein Silbertuch; Tauchbäder nur für glatte Stücke ohne Steine</li>
        <li>Perlen: ein feuchtes Tuch, danach einen Tag liegen lassen</li>
        <li>Uhren mit Lederband: nur das Gehäuse, nie das Band</li>
      </ul>
      <h2>Aufbewahren</h2>
      <p>Jedes Stück für sich. Diamant ritzt Saphir, Saphir ritzt Gold. Ketten geschlossen und gestreckt, dann
        verknoten sie nicht. Silber läuft in Papier und Holz schneller an als in Stoff.</p>
      <h2>Was die Stempel sagen</h2>
      <p>585 und 750 sind Tausendstel: 750 Gold enthält drei Viertel Feingold, den Rest bilden Silber, Kupfer oder
        Palladium. Sie entscheiden über Farbe und Härte. 925 steht für Silber, 950 für Platin.</p>
      <h2>Wasser</h2>
      <p>„30 m“ auf einer Uhr heißt: Händewaschen. Zum Schwimmen braucht sie 100 m, und eine Dichtung, die in den letzten
        zwölf Monaten geprüft wurde. Wir prüfen sie unter <a href="/service">Service</a>.</p>
    `,
  },
  en: {
    title: 'Good to know',
    description:
      'Wearing, cleaning and keeping jewellery and watches: advice from the workshops of Arnsberg & Tochter in Munich.',
    keywords: 'cleaning jewellery, storing jewellery, hallmarks, gold alloys, water resistance',
    heading: 'Good to know',
    lead: 'Most of what reaches the bench need not have happened at home. Here is how.',
    body: `
      <h2>Wearing</h2>
      <p>Jewellery goes on last and comes off first: after cream and scent, before washing up, sport and sleep. Pearls
        bear neither scent nor ultrasound. Chlorine attacks alloys that contain copper, gold included.</p>
      <h2>Cleaning</h2>
      <ul>
        <li>Gold and platinum: lukewarm water, a drop of washing-up liquid, a soft toothbrush</li>
        <li>Silver: a silver cloth; dips only for plain pieces without stones</li>
        <li>Pearls: a damp cloth, then a day’s rest</li>
        <li>Watches on leather: the case only, never the strap</li>
      </ul>
      <h2>Keeping</h2>
      <p>Each piece by itself. Diamond scratches sapphire, sapphire scratches gold. Chains lie closed and straight, so
        they do not knot. Silver tarnishes faster in paper and wood than in cloth.</p>
      <h2>What the marks say</h2>
      <p>585 and 750 are parts per thousand: 18 ct gold (750) is three quarters fine gold; silver, copper or palladium
        make up the rest and decide colour and hardness. 925 stands for silver, 950 for platinum.</p>
      <h2>Water</h2>
      <p>“30 m” on a watch means washing your hands. For swimming it needs 100 m, and a gasket tested within the last
        twelve months. We test it: see <a href="/en/service">Service</a>.</p>
    `,
  },
  fr: {
    title: 'Bon à savoir',
    description:
      'Porter, nettoyer et ranger bijoux et montres : les conseils des ateliers d’Arnsberg & Tochter à Munich.',
    keywords: 'nettoyer ses bijoux, ranger ses bijoux, poinçons, alliages d’or, étanchéité',
    heading: 'Bon à savoir',
    lead: 'La plupart de ce qui arrive à l’établi s’évite à la maison. Voici comment.',
    body: `
      <h2>Porter</h2>
      <p>Le bijou se met en dernier et s’ôte en premier : après la crème et le parfum, avant la vaisselle, le sport et le
        sommeil. Les perles ne supportent ni le parfum ni les ultrasons. Le chlore attaque les alliages qui contiennent du
        cuivre, l’or compris.</p>
      <h2>Nettoyer</h2>
      <ul>
        <li>Or et platine : eau tiède, une goutte de liquide vaisselle, une brosse à dents souple</li>
        <li>Argent : un chiffon à argent ; les bains, seulement pour les pièces lisses sans pierres</li>
        <li>Perles : un linge humide, puis un jour de repos</li>
        <li>Montres sur cuir : le boîtier seul, jamais le bracelet</li>
      </ul>
      <h2>Ranger</h2>
      <p>Chaque pièce à part. Le diamant raye le saphir, le saphir raye l’or. Les chaînes se rangent fermées et droites :
        elles ne se nouent pas. L’argent ternit plus vite dans le papier et le bois que dans l’étoffe.</p>
      <h2>Ce que disent les poinçons</h2>
      <p>585 et 750 sont des millièmes : l’or 750 contient trois quarts d’or fin ; argent, cuivre ou palladium font le
        reste et décident de la couleur et de la dureté. 925 désigne l’argent, 950 le platine.</p>
      <h2>L’eau</h2>
      <p>« 30 m » sur une montre veut dire : se laver les mains. Pour nager, il lui faut 100 m et un joint contrôlé dans
        les douze derniers mois. Nous le contrôlons : voir <a href="/fr/service">Service</a>.</p>
    `,
  },
};
