// The service page of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const service: PageContent = {
  key: 'service',
  de: {
    title: 'Service',
    description:
      'Die Werkstätten von Arnsberg & Tochter in München reparieren, revidieren, gravieren, ändern Ringweiten und kaufen Altgold an.',
    keywords: 'Uhrenreparatur München, Revision, Ringweite ändern, Gravur, Goldankauf',
    heading: 'Service',
    lead: 'Was getragen wird, braucht Pflege. Beide Werkstätten liegen im Haus, Ihr Stück wechselt nur den Tisch.',
    body: `
      <h2>Uhrmacherei</h2>
      <ul>
        <li>Batteriewechsel mit Prüfung der Dichtung, meist in einer Viertelstunde</li>
        <li>Revision mechanischer Werke, vier bis acht Wochen</li>
        <li>Prüfung auf Wasserdichtheit und Gang, mit Protokoll</li>
        <li>Gläser, Kronen, Bänder</li>
      </ul>
      <p>Auch Uhren von Herstellern, die wir nicht verkaufen, sehen wir uns an. Wenn Teile nur über das Werk des
        Herstellers zu bekommen sind, sagen wir es Ihnen und schicken die Uhr auf Wunsch versichert ein.</p>
      <h2>Goldschmiede</h2>
      <ul>
        <li>Ringe weiten und engen</li>
        <li>Steine fassen und nachfassen</li>
        <li>Ketten löten, Verschlüsse ersetzen, Perlen neu aufziehen</li>
        <li>Reinigen, polieren, rhodinieren</li>
        <li>Gravuren von Hand und mit der Maschine</li>
      </ul>
      <h2>So läuft es ab</h2>
      <p>Sie bringen das Stück, wir sehen es gemeinsam an und schreiben auf, in welchem Zustand es ist. Innerhalb
        weniger Tage bekommen Sie einen Kostenvoranschlag; er ist bei uns kostenlos. Erst nach Ihrer Zusage beginnen
        wir. Wie lange es dauert, hängt von der Jahreszeit ab; im Advent dauert es länger.</p>
      <h2>Altgold und Nachlässe</h2>
      <p>Altgold wiegen und prüfen wir vor Ihren Augen. Größere Nachlässe sehen wir nach Vereinbarung durch, auf Wunsch
        bei Ihnen zu Hause. Einen Termin vereinbaren Sie unter <a href="/kontakt">Kontakt</a>.</p>
    `,
  },
  en: {
    title: 'Service',
    description:
      'Our Munich workshops repair and service watches, resize rings, engrave and buy old gold. Estimates are free of charge.',
    keywords: 'watch repair Munich, servicing, ring sizing, engraving, gold purchase',
    heading: 'Service',
    lead: 'What is worn needs care. Both workshops are on the premises, so your piece only ever moves from one bench to the next.',
    body: `
      <h2>Watchmaking workshop</h2>
      <ul>
        <li>Battery change with a check of the gasket, usually done in a quarter of an hour</li>
        <li>Full service of mechanical movements, four to eight weeks</li>
        <li>Water resistance and rate tests, with a written report</li>
        <li>Crystals, crowns, straps</li>
      </ul>
      <p>We also look at watches by brands we do not sell. If parts are available only from the manufacturer, we tell
        you so and, if you wish, send the watch in fully insured.</p>
      <h2>Goldsmiths’ workshop</h2>
      <ul>
        <li>Making rings larger or smaller</li>
        <li>Setting stones and tightening settings</li>
        <li>Soldering chains, replacing clasps, restringing pearls</li>
        <li>Cleaning, polishing, rhodium plating</li>
        <li>Engraving by hand and by machine</li>
      </ul>
      <h2>How it works</h2>
      <p>You bring the piece; together we look at it and note its condition. Within a few days you receive an estimate,
        free of charge. We begin only once you have agreed. How long it takes depends on the season: in Advent, a little
        longer.</p>
      <h2>Old gold and estates</h2>
      <p>We weigh and test old gold before your eyes. Larger estates we look through by appointment, at your home if you
        prefer. To arrange a time, see <a href="/en/contact">contact</a>.</p>
    `,
  },
  fr: {
    title: 'Service',
    description:
      'Nos ateliers de Munich réparent et révisent vos montres, mettent vos bagues à taille, gravent et rachètent l’or ancien. Devis gratuit.',
    keywords: 'réparation de montres Munich, révision, mise à taille, gravure, rachat d’or',
    heading: 'Service',
    lead: 'Ce qui se porte demande des soins. Les deux ateliers sont dans la maison : votre pièce ne fait que changer d’établi.',
    body: `
      <h2>Horlogerie</h2>
      <ul>
        <li>Changement de pile avec contrôle du joint, le plus souvent en un quart d’heure</li>
        <li>Révision de mouvements mécaniques, quatre à huit semaines</li>
        <li>Contrôle de l’étanchéité et de la marche, avec relevé</li>
        <li>Verres, couronnes, bracelets</li>
      </ul>
      <p>Nous examinons aussi les montres de marques que nous ne vendons pas. Si une pièce n’est disponible qu’auprès du
        fabricant, nous vous le disons et, si vous le souhaitez, lui envoyons la montre assurée.</p>
      <h2>Joaillerie</h2>
      <ul>
        <li>Agrandissement et réduction de bagues</li>
        <li>Sertissage et resserrage de pierres</li>
        <li>Soudure de chaînes, remplacement de fermoirs, renfilage de perles</li>
        <li>Nettoyage, polissage, rhodiage</li>
        <li>Gravure à la main ou à la machine</li>
      </ul>
      <h2>Comment cela se passe</h2>
      <p>Vous apportez votre pièce, nous l’examinons ensemble et notons son état. Sous quelques jours, vous recevez un
        devis gratuit. Nous ne commençons qu’avec votre accord. Les délais dépendent de la saison ; ils s’allongent
        pendant l’Avent.</p>
      <h2>Rachat d’or et successions</h2>
      <p>Nous pesons et contrôlons l’or ancien sous vos yeux. Les successions importantes s’examinent sur rendez-vous, à
        votre domicile si vous préférez. Pour convenir d’une date, voyez la page <a href="/fr/contact">Contact</a>.</p>
    `,
  },
};
