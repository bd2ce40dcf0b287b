// Shipping, collection, payment and batteries in French (L4, L7, L18).
import product from '../../../../../locales/fr/product.json' with { type: 'json' };
import { seller } from '../../seller.ts';

export const shippingFr = `
<h2>Livraison</h2>
<p>Nous livrons en Allemagne, en Autriche, en France et au Luxembourg. Chaque envoi est assuré pour sa valeur totale et
remis uniquement contre signature. L’emballage extérieur est neutre.</p>
<ul>
<li>Colis assuré : gratuit vers les quatre pays. Comptez deux jours ouvrés de plus pour l’Autriche, la France et le
Luxembourg.</li>
<li>Express : 24,90 € en Allemagne, un jour ouvré plus tôt ; 39,90 € vers l’Autriche, la France et le Luxembourg, un
jour ouvré supplémentaire.</li>
<li>Retrait : gratuit à la boutique historique, ${seller.street}, ${seller.zipAndCity}. Nous vous écrivons dès que votre
pièce est prête, puis vous la réservons pendant trois jours d’ouverture.</li>
</ul>
<p>Tous les frais s’entendent TVA comprise.</p>
<h2>Délai de livraison</h2>
<p>Le délai de livraison figure sur la page du produit, y compris pour chaque taille ou longueur, dans le panier et
avant la commande. En Allemagne, les pièces en stock vous parviennent sous deux à trois jours ouvrés. Une gravure ajoute
trois jours ouvrés. Les pièces d’une même commande sont livrées ensemble ; le délai le plus long s’applique. Les jours
ouvrés s’entendent du lundi au vendredi, hors jours fériés. En cas de paiement d’avance par virement, le délai court à
compter du lendemain de votre ordre de virement ; pour tous les autres modes de paiement, à compter du lendemain de la
conclusion du contrat.</p>
<h2>Emballage cadeau</h2>
<p>Sur demande, nous emballons votre commande dans du papier noué d’un ruban de soie, pour 6,50 €, et y joignons une
carte manuscrite. Cette option n’est pas présélectionnée lors de la commande.</p>
<h2>Modes de paiement</h2>
<ul>
<li>Paiement d’avance par virement : vous effectuez le virement dans les sept jours suivant notre demande de paiement.
Pendant ce délai, votre pièce vous est réservée.</li>
<li>Facture : payable dans les quatorze jours suivant la réception des articles.</li>
<li>Espèces au retrait : Rosenwirtgasse, aux heures d’ouverture.</li>
<li>PayPal : vous confirmez le paiement depuis votre compte PayPal.</li>
<li>Klarna : Klarna vous indique ses conditions au cours de la commande.</li>
</ul>
<p>Aucun mode de paiement n’entraîne de supplément.</p>
<h2>Piles et appareils usagés</h2>
<p>Certaines de nos montres et pendules contiennent des piles ou des accumulateurs. ${product.battery.text}</p>
<p>Les montres et pendules à pile sont des appareils électriques, qui doivent être collectés séparément des ordures
ménagères. Lorsque cela est possible sans les détruire, veuillez retirer les piles avant de déposer l’appareil ; nous
vous y aidons volontiers.</p>
`;
