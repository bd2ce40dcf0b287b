// The privacy notice of "Arnsberg & Tochter" in French, shown below the imprint. Joined with the other languages in
// privacy.ts.
import type { PeriodWords } from '../../../../retention.ts';

export const privacyFr = (period: PeriodWords) => ({
  title: 'Politique de confidentialité',
  description:
    'Découvrez quelles données Arnsberg & Tochter traite sur ce site et dans la boutique en ligne, pourquoi, combien de temps, et quels sont vos droits.',
  keywords: 'confidentialité, cookies, Matomo, Arnsberg & Tochter',
  heading: 'Politique de confidentialité',
  lead: 'Voici les données que nous traitons lorsque vous visitez ce site, nous écrivez ou passez commande.',
  body: `
    <h2>Responsable du traitement et déléguée à la protection des données</h2>
    <p>Arnsberg &amp; Tochter GmbH &amp; Co. KG, Rosenwirtgasse 12, 80331 Munich, Allemagne, téléphone +49 89 99998120,
      <a href="mailto:haus@arnsberg-tochter.example">haus@arnsberg-tochter.example</a>. Notre déléguée à la protection
      des données est Dr Sabine Torwald, <a
      href="mailto:datenschutz@arnsberg-tochter.example">datenschutz@arnsberg-tochter.example</a>.</p>
    <h2>Visite du site</h2>
    <p>Lorsque vous consultez une page, notre serveur traite votre adresse IP, l’heure, l’adresse demandée et
      l’identifiant de votre navigateur. Ce traitement est nécessaire pour fournir le site et le protéger contre les
      attaques (art. 6, par. 1, point f du RGPD). Les journaux sont effacés après sept jours. Polices et images viennent
      de notre propre serveur ; aucun service tiers n’est appelé sans un clic de votre part.</p>
    <h2 id="cookies">Cookies</h2>
    <p>Nous ne déposons aucun cookie publicitaire. Pour le fonctionnement du site, votre navigateur conserve sur votre
      appareil quelques données que ce site est seul à pouvoir lire (article 25, alinéa 2, n° 2 de la loi allemande
      TDDDG) :</p>
    <ul>
      <li><strong>int-consents</strong> : vos choix en matière de consentement, jusqu’à ce que vous les modifiiez</li>
      <li><strong>contentConsent…</strong> : les contenus externes auxquels vous avez consenti, jusqu’au retrait de
        votre consentement</li>
      <li><strong>int-cart</strong> : votre panier, 30 jours au plus</li>
      <li><strong>int-checkout</strong> : les données d’une commande commencée, 7 jours au plus</li>
      <li><strong>int-recent</strong> : les dernières pièces que vous avez consultées, huit au plus</li>
      <li><strong>int-screen-scale</strong> : l’échelle de votre écran, si vous avez mesuré une taille de bague</li>
      <li>le mode clair ou sombre, jusqu’à ce que vous le changiez</li>
    </ul>
    <p>Vous pouvez modifier votre choix à tout moment sous « Paramètres des cookies », en bas de chaque page.</p>
    <h2 id="matomo-ehemals-piwik">Matomo (anciennement Piwik)</h2>
    <p>Si vous y consentez, Matomo, installé sur notre propre serveur, mesure quelles pages sont visitées, pendant
      combien de temps, et si des erreurs surviennent (art. 6, par. 1, point a du RGPD). Votre adresse IP est
      préalablement tronquée ; les données ne sont pas transmises et sont effacées après 13 mois. Sans votre
      consentement, Matomo n’est pas chargé. Vous pouvez le retirer à tout moment pour l’avenir.</p>
    <p>Matomo dépose alors des cookies : <strong>mtm_consent</strong> garde en mémoire votre consentement,
      <strong>_pk_id</strong> (13 mois) et <strong>_pk_ses</strong> (30 minutes) relient les pages d’une même
      visite.</p>
    <h2 id="uhr-von-rolex">Horloge Rolex</h2>
    <p>Une horloge fournie par Rolex peut apparaître en haut de page. Elle n’est chargée que si vous y consentez (art.
      6, par. 1, point a du RGPD). Rolex, société établie en Suisse, reçoit alors votre adresse IP et l’adresse de la
      page consultée. La Commission européenne a constaté que la Suisse assure un niveau de protection des données
      adéquat.</p>
    <h2>Messages, demandes et rendez-vous</h2>
    <p>Si vous nous écrivez, demandez un renseignement sur une pièce ou prenez rendez-vous, nous utilisons vos
      coordonnées pour vous répondre et préparer le rendez-vous (art. 6, par. 1, point b du RGPD). Nous les effaçons
      avec les e-mails correspondants : les messages après ${period('contact_days')}, les demandes concernant une pièce
      après ${period('request_days')}, les rendez-vous après ${period('appointment_days')}, à compter de la date du
      rendez-vous. Ce que notre protection contre le spam écarte est effacé après ${period('suspected_days')}.</p>
    <p>Pour prévenir les abus, notre serveur compte le nombre d’envois provenant d’une même adresse IP en dix minutes
      (art. 6, par. 1, point f du RGPD). S’ils sont nombreux, il demande au navigateur de résoudre un petit calcul. Il
      ne dépose pour cela aucun cookie et n’appelle aucun service tiers.</p>
    <h2>Commandes</h2>
    <p>Pour une commande, nous avons besoin de vos nom, adresses et adresse e-mail, des pièces commandées avec leurs
      gravures et leurs tailles, ainsi que du mode de paiement et de livraison choisi (art. 6, par. 1, point b du RGPD).
      Le transporteur reçoit l’adresse et les données d’expédition. Le lien figurant dans nos e-mails vous permet de
      suivre votre commande sans compte.</p>
    <p>Nous conservons les commandes comme l’exigent le droit commercial et le droit fiscal allemands (article 257 HGB,
      article 147 AO). Après ${period('order_days')}, à compter de la fin de l’année, nous supprimons noms, adresses,
      gravures et e-mails correspondants ; seuls des chiffres subsistent. Les rétractations sont effacées après
      ${period('withdrawal_days')}, calculés de la même manière.</p>
    <h2>Paiement</h2>
    <p>Avec PayPal (PayPal (Europe) S.à r.l. et Cie, S.C.A., Luxembourg) et Klarna (Klarna Bank AB, Suède), vous n’êtes
      mis en relation avec le prestataire qu’une fois ce mode de paiement choisi. Celui-ci reçoit le montant, le numéro
      de commande et les données nécessaires au paiement, dont il est lui-même responsable du traitement. Klarna peut
      procéder à une vérification de solvabilité.</p>
    <h2>Avis et lettre d’information</h2>
    <p>Nous publions un avis sous le nom que vous indiquez à cet effet. Si nous ne le retenons pas, il est effacé après
      ${period('rating_days')}.</p>
    <p>Nous ne vous envoyons de lettre d’information que si vous confirmez votre inscription par le lien figurant dans
      l’e-mail de confirmation (art. 6, par. 1, point a du RGPD). Nous consignons la date et l’heure, l’adresse IP et le
      texte du consentement. Chaque numéro permet de se désinscrire en un clic. Les inscriptions jamais confirmées sont
      effacées après ${period('newsletter_pending_days')}, la preuve de votre consentement après
      ${period('newsletter_proof_days')}, à compter de la désinscription.</p>
    <h2>Réseaux sociaux</h2>
    <p>Ce site n’intègre aucun contenu de réseaux sociaux, seulement des liens. Nos profils relèvent d’une <a
      href="/fr/confidentialite-reseaux-sociaux">politique de confidentialité propre aux réseaux sociaux</a>.</p>
    <h2>Vos droits</h2>
    <p>Vous disposez d’un droit d’accès, de rectification, d’effacement, de limitation du traitement et de portabilité
      des données (art. 15 à 20 du RGPD). Vous pouvez vous opposer à un traitement fondé sur l’art. 6, par. 1, point f
      du RGPD (art. 21 du RGPD) et retirer vos consentements à tout moment. Les réclamations sont à adresser à
      l’autorité bavaroise de protection des données (Bayerisches Landesamt für Datenschutzaufsicht, BayLDA) à Ansbach.
      Pour l’accès et l’effacement, il suffit de nous envoyer un message.</p>
    <p>Version de novembre 2026</p>
  `,
});
