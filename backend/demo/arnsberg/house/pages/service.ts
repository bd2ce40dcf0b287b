// The service page of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const service: PageContent = {
  key: 'service',
  de: {
    title: 'Service',
    description:
      'Reparatur, Revision, Ringweiten, Gravur, Ankauf: was die Werkstätten von Arnsberg & Tochter in München für Sie tun.',
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
      'Repair, servicing, ring sizing, engraving, purchase: what the workshops of Arnsberg & Tochter in Munich do for you.',
    keywords: 'watch repair Munich, servicing, ring sizing, engraving, gold purchase',
    heading: 'Service',
    lead: 'What is worn needs care. Both workshops are in the house; your piece merely moves from one table to the next.',
    body: `
      <h2>Watchmakers</h2>
      <ul>
        <li>Battery change with a check of the gasket, usually within a quarter of an hour</li>
        <li>Full service of mechanical movements, four to eight weeks</li>
        <li>Test of water resistance and rate, with a record</li>
        <li>Crystals, crowns, straps</li>
      </ul>
      <p>We also look at watches by makers that we do not sell. If parts can be had only from the maker, we tell you so
        and, if you wish, send the watch in, insured.</p>
      <h2>Goldsmiths</h2>
      <ul>
        <li>Enlarging and reducing rings</li>
        <li>Setting and resetting stones</li>
        <li>Soldering chains, replacing clasps, restringing pearls</li>
        <li>Cleaning, polishing, rhodium plating</li>
        <li>Engraving by hand and by machine</li>
      </ul>
      <h2>How it works</h2>
      <p>You bring the piece, we look at it together and note its condition. Within a few days you receive an estimate,
        free of charge. We begin only when you agree. How long it takes depends on the season; in Advent, longer.</p>
      <h2>Old gold and estates</h2>
      <p>We weigh and test old gold in front of you. Larger estates we go through by appointment, at your home if you
        like. To arrange a time, see <a href="/en/contact">Contact</a>.</p>
    `,
  },
  fr: {
    title: 'Service',
    description:
      'Réparation, révision, mise à taille, gravure, rachat : ce que les ateliers d’Arnsberg & Tochter à Munich font pour vous.',
    keywords: 'réparation de montres Munich, révision, mise à taille, gravure, rachat d’or',
    heading: 'Service',
    lead: 'Ce qui se porte demande des soins. Les deux ateliers sont dans la maison ; votre pièce ne fait que changer de table.',
    body: `
      <h2>Horlogerie</h2>
      <ul>
        <li>Changement de pile avec contrôle du joint, le plus souvent en un quart d’heure</li>
        <li>Révision de mouvements mécaniques, quatre à huit semaines</li>
        <li>Contrôle de l’étanchéité et de la marche, avec relevé</li>
        <li>Verres, couronnes, bracelets</li>
      </ul>
      <p>Nous examinons aussi les montres de fabricants que nous ne vendons pas. Si une pièce n’est disponible que chez
        le fabricant, nous vous le disons et, si vous le souhaitez, y envoyons la montre assurée.</p>
      <h2>Orfèvrerie</h2>
      <ul>
        <li>Agrandir et réduire une bague</li>
        <li>Sertir et resserrer des pierres</li>
        <li>Souder une chaîne, remplacer un fermoir, renfiler des perles</li>
        <li>Nettoyer, polir, rhodier</li>
        <li>Graver à la main ou à la machine</li>
      </ul>
      <h2>Comment cela se passe</h2>
      <p>Vous apportez la pièce, nous l’examinons ensemble et notons son état. Sous quelques jours, vous recevez un
        devis gratuit. Nous ne commençons qu’avec votre accord. Les délais dépendent de la saison ; pendant l’Avent, ils
        s’allongent.</p>
      <h2>Rachat et successions</h2>
      <p>Nous pesons et contrôlons l’or ancien sous vos yeux. Nous examinons les successions importantes sur
        rendez-vous, à votre domicile si vous préférez. Pour convenir d’une date, voyez la page <a
        href="/fr/contact">Contact</a>.</p>
    `,
  },
};
