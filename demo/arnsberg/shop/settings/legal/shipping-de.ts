// Shipping, collection, payment and batteries in German (L4, L7, L18).
import product from '../../../../../locales/de/product.json' with { type: 'json' };
import { seller } from '../../seller.ts';

export const shippingDe = `
<h2>Versand</h2>
<p>Wir liefern nach Deutschland, Österreich, Frankreich und Luxemburg. Jede Sendung ist bis zu ihrem vollen Wert
versichert und wird nur gegen Unterschrift übergeben. Die Verpackung ist außen neutral.</p>
<ul>
<li>Versichertes Paket: kostenlos in alle vier Länder. Nach Österreich, Frankreich und Luxemburg rechnen Sie bitte mit
zwei zusätzlichen Werktagen.</li>
<li>Express: 24,90 € in Deutschland, einen Werktag schneller; 39,90 € nach Österreich, Frankreich und Luxemburg, ein
zusätzlicher Werktag.</li>
<li>Abholung: kostenlos im Stammhaus, ${seller.street}, ${seller.zipAndCity}. Wir schreiben Ihnen, sobald Ihr Stück
bereitliegt, und halten es dann drei Öffnungstage für Sie bereit.</li>
</ul>
<p>Alle Kosten verstehen sich inklusive Mehrwertsteuer.</p>
<h2>Lieferzeit</h2>
<p>Die Lieferzeit steht auf der Produktseite, auch für jede Größe oder Länge, im Warenkorb und vor der Bestellung.
Vorrätige Stücke sind innerhalb Deutschlands in zwei bis drei Werktagen bei Ihnen. Eine Gravur verlängert die Lieferzeit um
drei Werktage. Mehrere Stücke einer Bestellung liefern wir zusammen; es gilt die längste Lieferzeit. Werktage sind Montag
bis Freitag ohne gesetzliche Feiertage. Die
Frist beginnt bei Vorkasse am Tag nach Ihrer Zahlungsanweisung, bei allen anderen Zahlungsarten am Tag nach dem
Vertragsschluss.</p>
<h2>Geschenkverpackung</h2>
<p>Auf Wunsch packen wir Ihre Bestellung für 6,50 € in Papier und Seidenband und legen eine handgeschriebene Karte bei.
Die Option ist im Bestellvorgang nicht vorausgewählt.</p>
<h2>Zahlungsarten</h2>
<ul>
<li>Vorkasse: Sie überweisen innerhalb von sieben Tagen nach unserer Zahlungsaufforderung. So lange reservieren wir
Ihr Stück.</li>
<li>Rechnung: zahlbar innerhalb von vierzehn Tagen nach Erhalt der Ware.</li>
<li>Barzahlung bei Abholung: in der Rosenwirtgasse, zu den Öffnungszeiten.</li>
<li>PayPal: Sie bestätigen die Zahlung in Ihrem PayPal-Konto.</li>
<li>Klarna: Die Bedingungen nennt Ihnen Klarna im Bestellvorgang.</li>
</ul>
<p>Für keine Zahlungsart berechnen wir einen Zuschlag.</p>
<h2>Batterien und Altgeräte</h2>
<p>Einige unserer Uhren enthalten Batterien oder Akkus. ${product.battery.text}</p>
<p>Uhren mit Batterie sind Elektrogeräte und werden getrennt vom Hausmüll gesammelt. Bitte entnehmen Sie Batterien vor
der Abgabe, wenn das ohne Zerstörung möglich ist; wir helfen Ihnen dabei gern.</p>
`;
