// Shipping, collection, payment and batteries in French (L4, L7, L18).
import product from '../../../../../../locales/fr/product.json' with { type: 'json' };
import { seller } from '../../seller.ts';

export const shippingFr = `
<h2>Livraison</h2>
<p>Nous livrons en Allemagne, en Autriche, en France et au Luxembourg. Chaque envoi est assuré pour sa valeur totale et
remis uniquement contre signature. L’emballage extérieur est neutre.</p>
<ul>
<li>Colis assuré : gratuit vers les quatre pays. Comptez deux jours ouvrés de plus pour l’Autriche, la France et le
Luxembourg.</li>
<li>Express : 24,90 € en Allemagne, un jour ouvré plus tôt ; 39,90 € vers l’Autriche, la France et le Luxembourg, avec un
jour ouvré de plus.</li>
<li>Retrait : gratuit à la maison mère, ${seller.street}, ${seller.zipAndCity}. Nous vous écrivons dès que votre pièce
est prête, puis vous la réservons pendant trois jours d’ouverture.</li>
</ul>
<p>Tous les frais s’entendent TVA comprise.</p>
<h2>Délai de livraison</h2>
<p>Le délai figure sur la page du produit, pour chaque taille ou longueur, dans le panier et avant la commande. Les pièces
en stock vous parviennent en Allemagne sous deux à trois jours ouvrés. Une gravure ajoute trois jours ouvrés. Toutes les
pièces d’une commande sont livrées ensemble ; le délai le plus long s’applique. Les jours ouvrés vont du lundi au vendredi,
hors jours fériés. Le délai court à partir du lendemain de votre ordre de virement en cas de virement à la commande, et du lendemain de la
conclusion du contrat pour les autres modes de paiement.</p>
<h2>Emballage cadeau</h2>
<p>Si vous le souhaitez, nous emballons votre commande dans du papier noué d’un ruban de soie pour 6,50 € et y joignons
une carte manuscrite. Cette option n’est pas présélectionnée lors de la commande.</p>
<h2>Modes de paiement</h2>
<ul>
<li>Virement à la commande : vous réglez dans les sept jours suivant notre demande de paiement. Nous réservons votre
pièce pendant ce temps.</li>
<li>Facture : payable dans les quatorze jours suivant la réception.</li>
<li>Espèces au retrait : dans la Rosenwirtgasse, pendant les heures d’ouverture.</li>
<li>PayPal : vous confirmez le paiement dans votre compte PayPal.</li>
<li>Klarna : Klarna vous indique ses conditions au cours de la commande.</li>
</ul>
<p>Aucun mode de paiement ne donne lieu à un supplément.</p>
<h2>Piles et appareils usagés</h2>
<p>Certaines de nos montres et pendules contiennent des piles ou des accumulateurs. ${product.battery.text}</p>
<p>Les montres et pendules à pile sont des appareils électriques, collectés séparément des ordures ménagères. Veuillez
retirer les piles avant de les remettre si cela est possible sans dommage ; nous vous aidons volontiers.</p>
`;
