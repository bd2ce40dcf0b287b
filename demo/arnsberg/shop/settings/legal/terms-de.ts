// General terms and conditions in German.
import { seller } from '../../seller.ts';

export const termsDe = `
<h2>1. Geltung und Vertragspartner</h2>
<p>Diese Bedingungen gelten für Bestellungen, die Verbraucherinnen und Verbraucher in unserem Onlineshop aufgeben. Ihr
Vertragspartner ist ${seller.companyName}, ${seller.street}, ${seller.zipAndCity}, Telefon ${seller.phone}, E-Mail
${seller.email}. Weitere Angaben finden Sie im <a href="/impressum">Impressum</a>.</p>
<h2>2. Bestellung und Vertragsschluss</h2>
<p>Die Darstellung der Stücke im Shop ist noch kein bindendes Angebot. Sie legen Stücke in den Warenkorb, geben Ihre
Daten ein und sehen vor dem Absenden alle Angaben in einer Übersicht, in der Sie Eingabefehler erkennen und über die
Links zum Bearbeiten berichtigen können. Mit der Schaltfläche „Zahlungspflichtig bestellen“ geben Sie ein verbindliches
Angebot ab.</p>
<p>Den Eingang Ihrer Bestellung bestätigen wir sofort per E-Mail. Diese Bestätigung ist noch keine Annahme. Wir nehmen
Ihr Angebot innerhalb von drei Werktagen an, indem wir die Annahme in Textform erklären, das Stück versenden oder, bei
Vorkasse, Sie zur Zahlung auffordern. Nehmen wir in dieser Zeit nicht an, kommt kein Vertrag zustande.</p>
<p>Verträge schließen wir auf Deutsch, Englisch oder Französisch. Wir speichern den Vertragstext und senden ihn Ihnen
mit diesen Bedingungen und der Widerrufsbelehrung per E-Mail zu. Im Shop ist er danach nicht mehr abrufbar.</p>
<h2>3. Preise und Versandkosten</h2>
<p>Alle Preise sind Endpreise in Euro und enthalten die gesetzliche Mehrwertsteuer. Versandkosten kommen hinzu, soweit
sie anfallen; sie stehen unter <a href="/versand-und-zahlung">Versand und Zahlung</a> und vor der Bestellung in der
Übersicht.</p>
<h2>4. Zahlung</h2>
<p>Sie zahlen nach Ihrer Wahl mit den im Bestellvorgang angebotenen Zahlungsarten. Einzelne Zahlungsarten bieten wir nur
für bestimmte Versandarten an. Bei Vorkasse ist der Betrag sieben Tage nach unserer Zahlungsaufforderung fällig, bei
Rechnung vierzehn Tage nach Erhalt der Ware.</p>
<h2>5. Lieferung und Abholung</h2>
<p>Wir liefern in die unter <a href="/versand-und-zahlung">Versand und Zahlung</a> genannten Länder. Die Lieferzeit steht
auf der Produktseite. Bei Abholung im Stammhaus bringen Sie bitte die Bestellnummer und einen Ausweis mit. Die Gefahr
geht erst auf Sie über, wenn Sie oder eine von Ihnen bestimmte Person die Ware erhalten.</p>
<h2>6. Gravuren und Anfertigungen</h2>
<p>Wir gravieren den Text so, wie Sie ihn eingeben; bitte prüfen Sie Schreibweise und Daten. Texte, die gegen Gesetze
verstoßen oder andere herabsetzen, lehnen wir ab. Handarbeit bringt kleine Abweichungen in Maß, Gewicht und Oberfläche
mit sich, Edelsteine und Perlen unterscheiden sich in Farbe und Zeichnung. Ihre gesetzlichen Rechte bleiben davon
unberührt.</p>
<h2>7. Widerrufsrecht</h2>
<p>Ihnen steht ein gesetzliches Widerrufsrecht zu. Einzelheiten, Ausnahmen und das Formular finden Sie in der
<a href="/widerruf">Widerrufsbelehrung</a>. Gravierte Stücke und Anfertigungen nach eigenem Entwurf sind vom Widerruf
ausgeschlossen; darauf weisen wir vor der Bestellung hin.</p>
<h2>8. Eigentumsvorbehalt</h2>
<p>Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum.</p>
<h2>9. Rechte bei Mängeln</h2>
<p>Es gelten die gesetzlichen Mängelrechte. Sie verjähren bei neuen Waren in zwei Jahren ab Lieferung. Garantien, die ein
Hersteller zusätzlich gibt, stehen bei dem jeweiligen Stück; sie schränken Ihre gesetzlichen Rechte nicht ein, deren
Inanspruchnahme unentgeltlich ist.</p>
<h2>10. Haftung</h2>
<p>Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach
dem Produkthaftungsgesetz und im Umfang einer übernommenen Garantie. Bei einfacher Fahrlässigkeit haften wir nur, wenn
wir eine wesentliche Vertragspflicht verletzen, auf deren Einhaltung Sie vertrauen dürfen, und begrenzt auf den
vertragstypischen, vorhersehbaren Schaden.</p>
<h2>11. Bewertungen</h2>
<p>Bewertungen kann jede Person abgeben. Trägt eine Bewertung den Hinweis „Geprüfter Kauf“, haben wir sie vor der
Veröffentlichung mit einer Bestellung in unserem Shop abgeglichen. Bei allen anderen Bewertungen prüfen wir nicht, ob
die Person das Stück gekauft hat. Wir veröffentlichen lobende und kritische Bewertungen gleichermaßen und bezahlen für
keine.</p>
<h2>12. Streitbeilegung</h2>
<p>Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle
teilzunehmen (§ 36 VSBG). Sprechen Sie uns an, wenn Sie nicht zufrieden sind: Wir suchen gern selbst eine Lösung.</p>
<h2>13. Anwendbares Recht</h2>
<p>Es gilt deutsches Recht unter Ausschluss des UN-Kaufrechts. Zwingende Vorschriften zum Schutz der Verbraucher des
Staates, in dem Sie Ihren gewöhnlichen Aufenthalt haben, bleiben anwendbar.</p>
`;
