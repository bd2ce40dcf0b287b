// The accessibility statement of "Arnsberg & Tochter" (BFSG section 14, law row L25). Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const accessibility: PageContent = {
  key: 'accessibility',
  de: {
    title: 'Barrierefreiheit',
    description:
      'Wie Website und Shop von Arnsberg & Tochter die Anforderungen der Barrierefreiheit erfüllen und wem Sie eine Barriere melden.',
    keywords: 'Barrierefreiheit, BFSG, WCAG, Juwelier München',
    heading: 'Barrierefreiheit',
    lead: 'Informationen nach § 14 des Barrierefreiheitsstärkungsgesetzes (BFSG) zu dieser Website und ihrem Shop.',
    body: `
      <h2>Unsere Dienstleistung</h2>
      <p>Auf dieser Website stellen wir das Haus, seine Abteilungen und seine Stücke vor. Im Shop können Sie Schmuck,
        Uhren und Accessoires ansehen, in den Warenkorb legen, bestellen und einen Vertrag widerrufen. Preise, Liefer-
        und Vertragsbedingungen stehen als Text auf den jeweiligen Seiten.</p>
      <h2>Wie wir die Anforderungen erfüllen</h2>
      <p>Maßstab sind die Norm EN 301 549 und die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Im
        Einzelnen:</p>
      <ul>
        <li>Alle Funktionen lassen sich mit der Tastatur bedienen, der Fokus ist sichtbar.</li>
        <li>Texte erreichen einen Kontrast von mindestens 4,5 zu 1 und lassen sich auf 200 Prozent vergrößern.</li>
        <li>Bilder haben Beschreibungen, Formularfelder Beschriftungen und verständliche Fehlermeldungen.</li>
        <li>Überschriften, Listen und Bereiche sind für Vorleseprogramme ausgezeichnet.</li>
        <li>Bewegungen entfallen, wenn Ihr Gerät das so eingestellt hat.</li>
      </ul>
      <h2>Stand und Prüfung</h2>
      <p>Wir prüfen jede Änderung mit automatischen Tests und mit der Tastatur. Inhalte, die Zahlungsdienste in eigenen
        Fenstern zeigen, verantworten diese selbst. Diese Erklärung wurde im November 2026 erstellt.</p>
      <h2>Barriere melden</h2>
      <p>Wenn Sie auf eine Barriere stoßen oder eine Information in anderer Form brauchen, schreiben Sie an <a
        href="mailto:haus@arnsberg-tochter.example">haus@arnsberg-tochter.example</a> oder rufen Sie an: 089 99998120.
        Wir antworten innerhalb von zwei Wochen. Eine Bestellung nehmen wir gern auch am Telefon auf.</p>
      <h2>Marktüberwachungsbehörde</h2>
      <p>Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und
        Dienstleistungen (MLBF). Dort können Sie sich beschweren, wenn wir Ihr Anliegen nicht lösen.</p>
      <p>MLBF AöR, Carl-Miller-Straße 6, 39112 Magdeburg, Telefon 0391 28923023, E-Mail <a href="mailto:kontakt@mlbf-barrierefrei.de">kontakt@mlbf-barrierefrei.de</a></p>
    `,
  },
  en: {
    title: 'Accessibility',
    description:
      'How the website and shop of Arnsberg & Tochter meet the accessibility requirements and where to report a barrier.',
    keywords: 'accessibility, BFSG, WCAG, jeweller Munich',
    heading: 'Accessibility',
    lead: 'Information under section 14 of the German Accessibility Strengthening Act (BFSG) on this site and its shop.',
    body: `
      <h2>Our service</h2>
      <p>On this site we present the house, its departments and its pieces. In the shop you can look at jewellery,
        watches and accessories, put them into the cart, order, and withdraw from a contract. Prices, terms of delivery
        and of contract are given as text on the respective pages.</p>
      <h2>How we meet the requirements</h2>
      <p>Our measure is the standard EN 301 549 and the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. In
        detail:</p>
      <ul>
        <li>All functions can be used with the keyboard; the focus is visible.</li>
        <li>Texts reach a contrast of at least 4.5 to 1 and can be enlarged to 200 per cent.</li>
        <li>Pictures have descriptions, form fields have labels and clear error messages.</li>
        <li>Headings, lists and regions are marked up for screen readers.</li>
        <li>Motion is left out if your device is set that way.</li>
      </ul>
      <h2>Status and testing</h2>
      <p>We check every change with automatic tests and with the keyboard. Content that payment services show in windows
        of their own is their responsibility. This statement was written in November 2026.</p>
      <h2>Reporting a barrier</h2>
      <p>If you meet a barrier or need information in another form, write to <a
        href="mailto:haus@arnsberg-tochter.example">haus@arnsberg-tochter.example</a> or call +49 89 99998120. We answer
        within two weeks. We are also glad to take an order by telephone.</p>
      <h2>Market surveillance authority</h2>
      <p>The authority is the market surveillance body of the German states for the accessibility of products and
        services (Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen, MLBF).
        You may complain there if we do not resolve your concern.</p>
      <p>MLBF AöR, Carl-Miller-Straße 6, 39112 Magdeburg, Germany, telephone +49 391 28923023, e-mail <a href="mailto:kontakt@mlbf-barrierefrei.de">kontakt@mlbf-barrierefrei.de</a></p>
    `,
  },
  fr: {
    title: 'Accessibilité',
    description:
      'Comment le site et la boutique d’Arnsberg & Tochter répondent aux exigences d’accessibilité et à qui signaler un obstacle.',
    keywords: 'accessibilité, BFSG, WCAG, joaillier Munich',
    heading: 'Accessibilité',
    lead: 'Informations selon l’article 14 de la loi allemande sur l’accessibilité (BFSG) concernant ce site et sa boutique.',
    body: `
      <h2>Notre service</h2>
      <p>Ce site présente la maison, ses rayons et ses pièces. Dans la boutique, vous pouvez voir bijoux, montres et
        accessoires, les mettre au panier, commander et renoncer à un contrat. Les prix, conditions de livraison et
        conditions de vente figurent en texte sur les pages concernées.</p>
      <h2>Comment nous répondons aux exigences</h2>
      <p>Nous suivons la norme EN 301 549 et les Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA. En détail
        :</p>
      <ul>
        <li>Toutes les fonctions s’utilisent au clavier ; le focus est visible.</li>
        <li>Les textes ont un contraste d’au moins 4,5 pour 1 et s’agrandissent jusqu’à 200 pour cent.</li>
        <li>Les images ont une description, les champs un libellé et des messages d’erreur clairs.</li>
        <li>Titres, listes et zones sont balisés pour les lecteurs d’écran.</li>
        <li>Les mouvements disparaissent si votre appareil le demande.</li>
      </ul>
      <h2>État et contrôle</h2>
      <p>Nous vérifions chaque changement par des tests automatiques et au clavier. Les contenus que les services de
        paiement affichent dans leurs propres fenêtres relèvent de leur responsabilité. Cette déclaration date de
        novembre 2026.</p>
      <h2>Signaler un obstacle</h2>
      <p>Si vous rencontrez un obstacle ou souhaitez une information sous une autre forme, écrivez à <a
        href="mailto:haus@arnsberg-tochter.example">haus@arnsberg-tochter.example</a> ou appelez le +49 89 99998120.
        Nous répondons sous deux semaines. Nous prenons aussi volontiers une commande par téléphone.</p>
      <h2>Autorité de surveillance du marché</h2>
      <p>L’autorité compétente est l’organe de surveillance du marché des Länder pour l’accessibilité des produits et
        services (Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen, MLBF).
        Vous pouvez vous y adresser si nous ne trouvons pas de solution.</p>
      <p>MLBF AöR, Carl-Miller-Straße 6, 39112 Magdebourg, Allemagne, téléphone +49 391 28923023, e-mail <a href="mailto:kontakt@mlbf-barrierefrei.de">kontakt@mlbf-barrierefrei.de</a></p>
    `,
  },
};
