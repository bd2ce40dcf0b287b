// What "Arnsberg & Tochter" says of each maker, written natively in three languages. Read by brands.ts.
import type { InThreeLanguages } from '../../translation-entries.ts';

export interface BrandText {
  lead: string;
  description: string;
  keywords: string;
}

/** What we say of a maker whose watches we look after without selling them: that, and nothing more. */
export const toLookedAfter = (maker: string): InThreeLanguages<BrandText> => ({
  de: {
    lead: `Auch Uhren von ${maker} kommen bei uns auf den Werktisch.`,
    description: `<p>Wir verkaufen keine Uhren von ${maker}, aber wir sehen sie gern an. Unsere Uhrmacher prüfen Gang und
      Dichtheit, ersetzen Batterien, Bänder und Federstege und sagen Ihnen offen, wann eine Uhr ins Werk des Herstellers
      gehört.</p><p>Bringen Sie Ihre Uhr einfach mit. Der Blick auf die Zeitwaage dauert fünf Minuten und kostet nichts;
      für alles Weitere bekommen Sie vorher einen Kostenvoranschlag.</p>`,
    keywords: `${maker}, Uhr prüfen lassen, Revision, Batteriewechsel, Uhrmacher München`,
  },
  en: {
    lead: `Watches by ${maker} come to our workbench, too.`,
    description: `<p>We do not sell ${maker} watches, but we are glad to look at yours. Our watchmakers check rate and
      water resistance, replace batteries, straps and spring bars, and tell you frankly when a watch should go back to its
      maker.</p><p>Simply bring it in. A reading on the timing machine takes five minutes and costs nothing; for anything
      beyond that you receive an estimate first.</p>`,
    keywords: `${maker}, watch check, watch service, battery replacement, watchmaker Munich`,
  },
  fr: {
    lead: `Les montres ${maker} passent, elles aussi, par notre établi.`,
    description: `<p>Nous ne vendons pas de montres ${maker}, mais nous examinons volontiers la vôtre. Nos horlogers
      contrôlent la marche et l’étanchéité, changent piles, bracelets et barrettes, et vous disent franchement quand une
      montre doit retourner à la manufacture.</p><p>Passez à la boutique avec votre montre : le contrôle de la marche
      prend cinq minutes et ne coûte rien. Toute autre intervention fait d’abord l’objet d’un devis.</p>`,
    keywords: `${maker}, contrôle de montre, révision, changement de pile, horloger Munich`,
  },
});

export const brandTexts = {
  marenholt: {
    de: {
      lead: 'Schlichte Uhren aus Flensburg, gut lesbar und leicht zu warten.',
      description: `<p>Marenholt baut seine Uhren in einem alten Speicher am Hafen. Auf dem Zifferblatt steht nur, was man
        zum Ablesen braucht, und die Werke sind so konstruiert, dass jede Werkstatt sie öffnen kann. Die Ersatzteile
        liegen bei uns im Haus.</p><p>Mit der Förde fangen die meisten an: achtunddreißig Millimeter mit Automatik,
        vierunddreißig mit Quarzwerk. Die Lotse ist die Uhr fürs Wasser, die Pegel lädt sich am Tageslicht. Jede Uhr mit
        Automatikwerk regulieren wir vor dem Verkauf noch einmal selbst.</p>`,
      keywords: 'Marenholt, Förde, Lotse, Pegel, Armbanduhr, Automatikuhr, Uhren aus Flensburg, München',
    },
    en: {
      lead: 'Unfussy watches from Flensburg, easy to read and easy to service.',
      description: `<p>Marenholt builds its watches in an old warehouse on the harbour. The dial carries only what you need
        to read the time, and the movements are designed so that any workshop can open them. We keep the spare parts in
        the house.</p><p>Most people begin with the Förde: thirty-eight millimetres with an automatic movement, thirty-four
        with quartz. The Lotse is the one for the water; the Pegel charges in daylight. Every automatic is regulated once
        more on our own bench before we sell it.</p>`,
      keywords: 'Marenholt, Förde, Lotse, Pegel, wristwatch, automatic watch, watches from Flensburg, Munich',
    },
    fr: {
      lead: 'Des montres sobres venues de Flensbourg, lisibles et faciles à entretenir.',
      description: `<p>Marenholt construit ses montres dans un ancien entrepôt, sur le port. Le cadran ne porte que ce
        qu’il faut pour lire l’heure, et les mouvements sont conçus pour s’ouvrir dans n’importe quel atelier. Nous gardons
        les pièces détachées à la maison.</p><p>On commence souvent par la Förde : trente-huit millimètres en automatique,
        trente-quatre à quartz. La Lotse aime l’eau, la Pegel se recharge à la lumière du jour. Chaque montre automatique
        est réglée une dernière fois à notre établi avant la vente.</p>`,
      keywords: 'Marenholt, Förde, Lotse, Pegel, montre-bracelet, montre automatique, montres de Flensbourg, Munich',
    },
  },
  ormeval: {
    de: {
      lead: 'Klassische Uhren mit Handaufzug und Automatik aus Le Locle.',
      description: `<p>Ormeval baut so flach, wie es das Werk erlaubt. Das verlangt Sorgfalt beim Zusammenbau und eine
        ruhige Hand bei der Revision; beides haben wir.</p><p>Wer eine Uhr zum Hemd sucht, beginnt mit der Heure oder der
        Petite Seconde. Calendrier und Chronographe zeigen mehr, ohne lauter zu werden. Probieren Sie zwei nebeneinander
        an: Ein Millimeter Durchmesser macht am Handgelenk mehr aus als auf dem Papier.</p>`,
      keywords: 'Ormeval, Heure, Petite Seconde, Calendrier, Chronographe, Schweizer Uhr, Handaufzug, München',
    },
    en: {
      lead: 'Classic hand-wound and automatic watches from Le Locle.',
      description: `<p>Ormeval builds as slim as the movement allows. That calls for care in assembly and a steady hand
        in servicing; we bring both.</p><p>For a watch to wear with a shirt, begin with the Heure or the Petite Seconde. The
        Calendrier and the Chronographe show more without raising their voice. Try on two side by side: a millimetre
        matters more on the wrist than it does on paper.</p>`,
      keywords: 'Ormeval, Heure, Petite Seconde, Calendrier, Chronographe, Swiss watch, hand-wound watch, Munich',
    },
    fr: {
      lead: 'Des montres classiques, à remontage manuel ou automatique, venues du Locle.',
      description: `<p>Ormeval construit aussi plat que le mouvement le permet. Cela demande du soin à l’assemblage et
        une main sûre à la révision : nous avons l’un et l’autre.</p><p>Pour une montre qui se glisse sous la manchette, commencez par
        l’Heure ou la Petite Seconde. Le Calendrier et le Chronographe en disent davantage sans hausser le ton. Essayez-en
        deux côte à côte : au poignet, un millimètre compte plus que sur le papier.</p>`,
      keywords: 'Ormeval, Heure, Petite Seconde, Calendrier, Chronographe, montre suisse, remontage manuel, Munich',
    },
  },
  arnsberg: {
    de: {
      lead: 'Unsere eigenen Linien, gezeichnet von Clara Arnsberg, gefertigt in der Rosenwirtgasse.',
      description: `<p>Wenige Formen, klare Kanten, oft ein einzelner Stein. Weite, Länge und Legierung bestimmen
        Sie.</p><p>Jedes Stück beginnt auf dem Zeichentisch im ersten Stock und endet zwei Zimmer weiter am Feilnagel. Was
        im Laden liegt, können Sie anlegen und gleich mitnehmen; was Sie anders möchten, fertigen wir nach Ihren Maßen.
        Ändern, gravieren und aufarbeiten können wir ein Stück auch nach Jahren noch: Die Zeichnung bleibt im Haus.</p>`,
      keywords: 'Arnsberg & Tochter, Goldschmiede München, Schmuck aus eigener Werkstatt, Ringe, Ketten, Ohrringe',
    },
    en: {
      lead: 'Our own collections, designed by Clara Arnsberg and made in Rosenwirtgasse.',
      description: `<p>Few shapes, clean edges, often a single stone. Size, length and alloy are yours to choose.</p><p>Every
        piece begins at the drawing table on the first floor and is finished two rooms further on, at the bench pin. What
        lies in the shop can be tried on and taken home; what you would like otherwise, we make to your measure. And years
        later we can still resize, engrave or restore it: the drawing stays in the house.</p>`,
      keywords: 'Arnsberg & Tochter, goldsmith Munich, jewellery from our own workshop, rings, necklaces, earrings',
    },
    fr: {
      lead: 'Nos propres collections, dessinées par Clara Arnsberg et réalisées Rosenwirtgasse.',
      description: `<p>Peu de formes, des arêtes nettes, souvent une seule pierre. Taille, longueur et alliage : à vous de
        choisir.</p><p>Chaque bijou naît sur la table à dessin du premier étage et s’achève deux pièces plus loin, à la
        cheville de l’établi. Ceux de la boutique s’essaient et s’emportent ; les autres, nous les réalisons à vos mesures.
        Des années plus tard, nous pouvons encore les mettre à taille, les graver ou les remettre à neuf : le dessin reste à
        la maison.</p>`,
      keywords: 'Arnsberg & Tochter, orfèvre Munich, bijoux de notre atelier, bagues, colliers, boucles d’oreilles',
    },
  },
  kazehara: {
    de: {
      lead: 'Akoya-Zuchtperlen aus Ise.',
      description: `<p>Kazehara sortiert nach Lüster, bevor nach Größe sortiert wird. Darum wirken die Stränge ruhig, auch
        wenn keine Perle der anderen gleicht.</p><p>Wir bekommen sie lose gefädelt und knoten jede Kette selbst, auf Seide
        und in der Länge, die Sie wünschen. Neben den Akoyas führen wir einige Süßwasser- und Tahitiperlen, die Kazehara
        für uns aussucht.</p>`,
      keywords: 'Kazehara, Akoya, Zuchtperlen, Perlenkette, Perlohrstecker, Tahitiperle, Süßwasserperlen, München',
    },
    en: {
      lead: 'Akoya cultured pearls from Ise.',
      description: `<p>Kazehara sorts its pearls by lustre before size. That is why its strands look calm, although no
        two pearls are alike.</p><p>They reach us loosely strung, and we knot every necklace ourselves, on silk and to the
        length you like. Beside the Akoyas we keep a few freshwater and Tahitian pearls that Kazehara chooses for us.</p>`,
      keywords:
        'Kazehara, Akoya, cultured pearls, pearl necklace, pearl studs, Tahitian pearl, freshwater pearls, Munich',
    },
    fr: {
      lead: 'Des perles de culture Akoya venues d’Ise.',
      description: `<p>Kazehara trie ses perles selon le lustre avant de les trier selon la taille. C’est pourquoi ses rangs paraissent si
        calmes, bien qu’aucune perle ne ressemble à l’autre.</p><p>Elles nous arrivent simplement enfilées ; nous nouons
        chaque collier nous-mêmes, sur soie et à la longueur qu’il vous plaît. Aux Akoya s’ajoutent quelques perles d’eau
        douce et de Tahiti que Kazehara choisit pour nous.</p>`,
      keywords: 'Kazehara, Akoya, perles de culture, collier de perles, puces de perles, perle de Tahiti, Munich',
    },
  },
  eberau: {
    de: {
      lead: 'Trauringe aus dem südlichen Burgenland.',
      description: `<p>Eberau schmiedet, statt zu gießen: Der Ring wird dichter und lässt sich später gut in der Weite
        ändern.</p><p>Die Schmiede hat vier Leute und macht nichts als Trauringe, poliert, mattiert oder gehämmert, in
        einer Farbe oder in zweien. Anprobieren können Sie alle Profile bei uns; gefertigt wird nach Ihren beiden Weiten,
        graviert in unserer Werkstatt.</p>`,
      keywords: 'Trauringschmiede Eberau, geschmiedete Trauringe, Eheringe, Gold, Platin, Gravur, München',
    },
    en: {
      lead: 'Wedding rings from southern Burgenland, Austria.',
      description: `<p>Eberau forges its rings instead of casting them: the metal is denser, and a ring can easily be resized
        later.</p><p>The
        forge is four people strong and makes nothing but wedding rings: polished, satin or hammered, in one colour or in
        two. Try on every profile here with us; the rings are made to your two sizes and engraved in our workshop.</p>`,
      keywords: 'Trauringschmiede Eberau, forged wedding rings, wedding bands, gold, platinum, engraving, Munich',
    },
    fr: {
      lead: 'Des alliances venues du sud du Burgenland, en Autriche.',
      description: `<p>Eberau forge ses alliances au lieu de les couler : le métal y gagne en densité, et la mise à taille
        reste facile par la suite.</p><p>Ils sont quatre à la forge et ne font que des alliances, polies, satinées ou martelées, d’une couleur
        ou de deux. Tous les profils s’essaient chez nous ; les anneaux sont réalisés à vos deux tailles et gravés dans
        notre atelier.</p>`,
      keywords: 'Trauringschmiede Eberau, alliances forgées, alliances, or, platine, gravure, Munich',
    },
  },
  feldhorn: {
    de: {
      lead: 'Fassungen aus Acetat, Horn und Titan, aus Passau.',
      description: `<p>Jede Form gibt es in mehreren Stegweiten. Scharniere und Bügel lassen sich einzeln
        ersetzen.</p><p>Das ist der Grund, warum wir Feldhorn führen: Eine Brille, auf die man sich gesetzt hat, ist hier
        eine Reparatur und kein Abschied. Die Gläser messen und schleifen wir im Werkhof ein, und nach zwei Wochen richten
        wir die Bügel nach.</p>`,
      keywords: 'Feldhorn, Brillenfassung, Acetat, Horn, Titan, Optiker München, Brille anpassen',
    },
    en: {
      lead: 'Frames in acetate, horn and titanium, from Passau.',
      description: `<p>Every shape comes in several bridge widths. Hinges and temples can be replaced individually.</p><p>That
        is why we carry Feldhorn: a pair that somebody sat on is a repair here, not a farewell. We measure and glaze the
        lenses in the Werkhof, and after two weeks we adjust the temples once more.</p>`,
      keywords: 'Feldhorn, spectacle frames, acetate, horn, titanium, optician Munich, glasses fitting',
    },
    fr: {
      lead: 'Des montures en acétate, en corne et en titane, venues de Passau.',
      description: `<p>Chaque forme existe en plusieurs largeurs de pont. Charnières et branches se remplacent
        séparément.</p><p>C’est ce qui nous plaît chez Feldhorn : des lunettes sur lesquelles on s’est assis se réparent, on ne
        leur dit pas adieu. Nous prenons les mesures et montons les verres au Werkhof ; deux semaines plus tard, nous
        reprenons l’ajustement des branches.</p>`,
      keywords: 'Feldhorn, montures de lunettes, acétate, corne, titane, opticien Munich, ajustement',
    },
  },
  tidewell: {
    de: {
      lead: 'Tischuhren, Reisewecker und Messinggerät aus Sheffield.',
      description: `<p>Die Gehäuse sind aus Messing gedreht und unlackiert; mit der Zeit werden sie dunkler, mit einem Tuch
        wieder hell.</p><p>Tidewell &amp; Marsh macht Dinge, die täglich angefasst werden: die Tischuhr Harbour, den
        Reisewecker Quay, Leuchter und eine Klingel, die man auch im Berufsverkehr hört. Bei uns stehen sie zwischen dem
        Schmuck und dem Werktisch, wo sie hingehören.</p>`,
      keywords: 'Tidewell & Marsh, Tischuhr, Reisewecker, Messing, Kerzenleuchter, Fahrradklingel, Geschenke, München',
    },
    en: {
      lead: 'Table clocks, travel alarm clocks and brassware from Sheffield.',
      description: `<p>The cases are turned from brass and left unlacquered: they darken with time and brighten again
        with a cloth.</p><p>Tidewell &amp; Marsh makes things that are touched every day: the Harbour table clock, the Quay
        travel alarm, candle holders, and a bell you can hear above the traffic. Here they stand between the jewellery and
        the workbench, where they belong.</p>`,
      keywords: 'Tidewell & Marsh, table clock, travel alarm clock, brass, candle holder, bicycle bell, gifts, Munich',
    },
    fr: {
      lead: 'Pendules, réveils de voyage et objets en laiton venus de Sheffield.',
      description: `<p>Les boîtiers sont tournés dans le laiton et laissés sans vernis : ils foncent avec le temps et
        retrouvent leur éclat d’un coup de chiffon.</p><p>Tidewell &amp; Marsh fait des objets que l’on touche chaque jour : la pendule Harbour, le
        réveil de voyage Quay, des bougeoirs et une sonnette qui s’entend dans la circulation. Chez nous, ils ont trouvé
        leur place entre les bijoux et l’établi.</p>`,
      keywords:
        'Tidewell & Marsh, pendule de table, réveil de voyage, laiton, bougeoir, sonnette de vélo, cadeaux, Munich',
    },
  },
} satisfies Record<string, InThreeLanguages<BrandText>>;
