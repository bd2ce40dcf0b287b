// "d’Arnsberg", "de Nordlicht": French "de" before a name that nobody knows beforehand. Used wherever a French text names a house.

/**
 * Words whose h is mute. All others that begin with one count as aspirated: names of German, English and Dutch origin are
 * ("de Hublot", "de Hoffmann"), and a wrong "de" reads less badly than a wrong "d’".
 */
const muteH =
  /^h(?:abit|armoni|ector|él[èe]n|elen|enri|éritage|erm[èe]s|eure|ippoly|istoire|ommage|omm?e\b|onneur|onor|orlog|ortens|ospic|ôtel|otel|ubert|uile|uître|yacinth|ygi)/i;

/** Vowels that begin a syllable as a consonant does. */
const consonantal = /^(?:onz|oui\b|ouistiti|y[aeéiou])/i;

/** `de` and the name, elided before a vowel or a mute h. */
export const withDe = (name: string): string => {
  const first = name.trimStart();
  const isElided = muteH.test(first) || (/^[aâàäåeéèêëiîïoôöøuùûüyœæ]/i.test(first) && !consonantal.test(first));
  return isElided ? `d’${name}` : `de ${name}`;
};
