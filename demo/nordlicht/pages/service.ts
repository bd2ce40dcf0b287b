// The workshop page of "Uhrenatelier Nordlicht". Joined in pages.ts.
import type { PageContent } from '../../page-item.ts';

export const service: PageContent = {
  key: 'service',
  de: {
    title: 'Werkstatt',
    description:
      'Wir revidieren, reparieren und restaurieren mechanische Uhren in Hamburg: Hier stehen Ablauf, Dauer und Kosten.',
    keywords: 'Uhrenrevision Hamburg, Uhrenreparatur, Restaurierung, Kostenvoranschlag',
    heading: 'Werkstatt',
    lead: 'Eine Revision dauert bei uns sechs bis zehn Wochen. Das meiste davon ist Warten: auf Teile, auf einen Platz an der Werkbank, auf eine Woche Beobachtung.',
    body: `
      <h2>Ablauf einer Revision</h2>
      <ul>
        <li>Annahme mit Fotos, Messung von Gang und Amplitude</li>
        <li>Kostenvoranschlag innerhalb einer Woche, ohne Berechnung</li>
        <li>Zerlegen, Reinigen, Prüfen jedes Teils unter dem Mikroskop</li>
        <li>Zusammenbau, Ölen, Regulieren in sechs Lagen</li>
        <li>Sieben Tage Beobachtung, dann ein Anruf bei Ihnen</li>
      </ul>
      <h2>Reparatur</h2>
      <p>Federn, Zapfen, Wellen: Was es nicht mehr gibt, drehen wir nach, soweit es sich vertreten lässt. Bei
        Quarzwerken wechseln wir Batterie und Dichtung, meist am selben Tag; alte Batterien nehmen wir zurück.</p>
      <h2>Was wir nicht tun</h2>
      <p>Wir bauen keine Werke um und ersetzen keine Zifferblätter, nur damit eine Uhr neuer aussieht. Gehäuse polieren
        wir auf Wunsch, raten aber oft davon ab, denn jede Politur nimmt Material. Wenn eine Reparatur den Wert der Uhr
        übersteigt, sagen wir das, bevor Kosten entstehen.</p>
    `,
  },
  en: {
    title: 'Workshop',
    description:
      'We service, repair and restore mechanical watches in Hamburg: read how it is done, how long it takes and what it costs.',
    keywords: 'watch service Hamburg, watch repair, restoration, estimate',
    heading: 'Workshop',
    lead: 'A full service takes us six to ten weeks. Most of that is waiting: for parts, for a place at the bench, for a week of observation.',
    body: `
      <h2>How a service works</h2>
      <ul>
        <li>We receive and photograph the watch, and measure its rate and amplitude</li>
        <li>You have an estimate within a week, free of charge</li>
        <li>We take it apart, clean it and check every part under the microscope</li>
        <li>We reassemble, oil and regulate it in six positions</li>
        <li>We observe it for seven days, then call you</li>
      </ul>
      <h2>Repair</h2>
      <p>Springs, pivots, arbors: what can no longer be had, we turn ourselves, within reason. In quartz watches we
        change the battery and gasket, usually on the same day; we take back old batteries.</p>
      <h2>What we do not do</h2>
      <p>We do not convert movements, and we do not replace dials just to make a watch look newer. We polish cases if
        you ask us to, but often advise against it: every polish takes material away. If a repair would cost more than
        the watch is worth, we tell you before any cost arises.</p>
    `,
  },
  fr: {
    title: 'Atelier',
    description:
      'Nous révisons, réparons et restaurons les montres mécaniques à Hambourg : découvrez les étapes, les délais et les coûts.',
    keywords: 'révision montre Hambourg, réparation de montres, restauration, devis',
    heading: 'Atelier',
    lead: 'Une révision nous demande six à dix semaines. Pour l’essentiel, c’est de l’attente : une pièce, une place à l’établi, une semaine d’observation.',
    body: `
      <h2>Déroulement d’une révision</h2>
      <ul>
        <li>Réception avec photos, mesure de la marche et de l’amplitude</li>
        <li>Devis gratuit sous une semaine</li>
        <li>Démontage, nettoyage, contrôle de chaque pièce au microscope</li>
        <li>Remontage, huilage, réglage en six positions</li>
        <li>Sept jours d’observation, puis nous vous appelons</li>
      </ul>
      <h2>Réparation</h2>
      <p>Ressorts, pivots, axes : ce qui ne se trouve plus, nous le tournons nous-mêmes, tant que cela reste
        raisonnable. Sur les montres à quartz, nous changeons la pile et le joint, le plus souvent le jour même, et
        reprenons les piles usagées.</p>
      <h2>Ce que nous ne faisons pas</h2>
      <p>Nous ne transformons pas les mouvements et ne remplaçons pas un cadran à seule fin de rajeunir une montre. Nous
        polissons les boîtiers à votre demande, mais le déconseillons souvent, car chaque polissage enlève de la
        matière. Si la réparation dépasse la valeur de la montre, nous vous le disons avant tout frais.</p>
    `,
  },
};
