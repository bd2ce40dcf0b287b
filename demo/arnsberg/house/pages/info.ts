// The info page of "Arnsberg & Tochter": what to know about wearing and keeping. Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const info: PageContent = {
  key: 'info',
  de: {
    title: 'Gut zu wissen',
    description:
      'Die Werkstätten von Arnsberg & Tochter in München raten, wie Sie Schmuck und Uhren tragen, reinigen und aufbewahren.',
    keywords: 'Schmuck reinigen, Schmuck aufbewahren, Ringgröße, Goldlegierung, Uhr wasserdicht',
    heading: 'Gut zu wissen',
    lead: 'Das meiste, was auf unserem Werktisch landet, hätte sich zu Hause vermeiden lassen. Hier steht, wie.',
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
      'The workshops of Arnsberg & Tochter in Munich advise you on how to wear, clean and store jewellery and watches.',
    keywords: 'cleaning jewellery, storing jewellery, hallmarks, gold alloys, water resistance',
    heading: 'Good to know',
    lead: 'Most of what ends up on our workbench could have been prevented at home. Here is how.',
    body: `
      <h2>Wearing</h2>
      <p>Jewellery goes on last and comes off first: after cream and scent, before washing-up, sport and sleep. Pearls
        tolerate neither scent nor ultrasound. Chlorine attacks any alloy that contains copper, gold included.</p>
      <h2>Cleaning</h2>
      <ul>
        <li>Gold and platinum: lukewarm water, a drop of washing-up liquid, a soft toothbrush</li>
        <li>Silver: a silver cloth; dips only for plain pieces without stones</li>
        <li>Pearls: a damp cloth, then let them rest for a day</li>
        <li>Watches on a leather strap: the case only, never the strap</li>
      </ul>
      <h2>Storing</h2>
      <p>Keep each piece by itself. Diamond scratches sapphire, sapphire scratches gold. Lay chains straight, with the
        clasp closed, and they will not tangle. Silver tarnishes faster in paper and wood than in cloth.</p>
      <h2>What the hallmarks say</h2>
      <p>585 and 750 are parts per thousand: 18 ct gold (750) is three quarters fine gold; the rest is silver, copper or
        palladium, which decide its colour and hardness. 925 stands for silver, 950 for platinum.</p>
      <h2>Water</h2>
      <p>“30 m” on a watch means you may wash your hands. For swimming it needs 100 m, and a gasket tested within the
        last twelve months. We test it for you: see <a href="/en/service">service</a>.</p>
    `,
  },
  fr: {
    title: 'Bon à savoir',
    description:
      'Les ateliers d’Arnsberg & Tochter à Munich vous conseillent pour porter, nettoyer et ranger bijoux et montres.',
    keywords: 'nettoyer ses bijoux, ranger ses bijoux, poinçons, alliages d’or, étanchéité',
    heading: 'Bon à savoir',
    lead: 'Presque tout ce qui arrive sur notre établi aurait pu s’éviter à la maison. Voici comment.',
    body: `
      <h2>Porter</h2>
      <p>Un bijou se met en dernier et s’enlève en premier : après la crème et le parfum, avant la vaisselle, le sport
        et le sommeil. Les perles ne supportent ni le parfum ni les ultrasons. Le chlore attaque les alliages contenant
        du cuivre, or compris.</p>
      <h2>Nettoyer</h2>
      <ul>
        <li>Or et platine : eau tiède, une goutte de liquide vaisselle, une brosse à dents souple</li>
        <li>Argent : un chiffon spécial argent ; les bains, uniquement pour les pièces lisses sans pierres</li>
        <li>Perles : un linge humide, puis un jour de repos</li>
        <li>Montres à bracelet en cuir : le boîtier seul, jamais le bracelet</li>
      </ul>
      <h2>Ranger</h2>
      <p>Rangez chaque pièce à part : le diamant raye le saphir, le saphir raye l’or. Posez les chaînes à plat, fermoir
        fermé : elles ne s’emmêleront pas. L’argent ternit plus vite dans le papier ou le bois que dans l’étoffe.</p>
      <h2>Ce que disent les poinçons</h2>
      <p>585 et 750 s’entendent en millièmes : l’or 750 contient trois quarts d’or fin ; argent, cuivre ou palladium
        font le reste et déterminent la couleur et la dureté. 925 désigne l’argent, 950 le platine.</p>
      <h2>L’eau</h2>
      <p>Sur une montre, « 30 m » veut dire que vous pouvez vous laver les mains. Pour nager, il lui faut 100 m et un
        joint contrôlé au cours des douze derniers mois. Nous nous en chargeons : voyez la page <a
        href="/fr/service">Service</a>.</p>
    `,
  },
};
