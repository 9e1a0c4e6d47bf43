/** Suggests a correction for an e-mail address that looks mistyped. */
import { isEmail } from '../../support/address';

/** Common providers. A known one is never corrected to another. */
const PROVIDERS =
	'gmail.com googlemail.com hotmail.com hotmail.co.uk hotmail.fr hotmail.de hotmail.it outlook.com outlook.de outlook.fr live.com live.co.uk msn.com yahoo.com yahoo.co.uk yahoo.de yahoo.fr yahoo.it yahoo.es yahoo.co.jp ymail.com rocketmail.com icloud.com me.com mac.com aol.com mail.com email.com gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de proton.me protonmail.com zoho.com yandex.ru yandex.com mail.ru qq.com 163.com 126.com orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it virgilio.it btinternet.com sky.com comcast.net verizon.net att.net sbcglobal.net bigpond.com'.split(
		' ',
	);

const ENDINGS = new Map([
	...['con', 'cmo', 'ocm', 'comm', 'vom', 'xom', 'cim', 'cpm', 'coom', 'om'].map(
		(slip) => [slip, 'com'] as const,
	),
	...['nte', 'ent', 'nett', 'met'].map((slip) => [slip, 'net'] as const),
	...['ogr', 'rog', 'orgg'].map((slip) => [slip, 'org'] as const),
]);

/** True if one typing error (a wrong, missing, added or two swapped characters) separates the texts. */
const isOneTypoApart = (a: string, b: string): boolean => {
	if (Math.abs(a.length - b.length) > 1 || a === b) {
		return false;
	}
	let start = 0;
	while (start < a.length && a[start] === b[start]) {
		start += 1;
	}
	const restA = a.slice(start);
	const restB = b.slice(start);
	return (
		restA.slice(1) === restB ||
		restA === restB.slice(1) ||
		restA.slice(1) === restB.slice(1) ||
		(restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
	);
};

/** Minimum length of a suggested provider: shorter names are one letter away from too many others. */
const SHORTEST_GUESSED = 7;

const fixEnding = (domain: string): string => {
	const dot = domain.lastIndexOf('.');
	return domain.slice(0, dot + 1) + (ENDINGS.get(domain.slice(dot + 1)) ?? domain.slice(dot + 1));
};

/** Returns the address that was probably meant; null if it looks right. Only a hint, since gnail.com may exist. */
export const suggestEmail = (email: string): string | null => {
	const trimmed = email.trim();
	const at = trimmed.lastIndexOf('@');
	const domain = trimmed.slice(at + 1).toLowerCase();
	if (!isEmail(trimmed) || PROVIDERS.includes(domain)) {
		return null;
	}
	const fixed = fixEnding(domain);
	const provider = PROVIDERS.includes(fixed)
		? fixed
		: PROVIDERS.find((known) => known.length >= SHORTEST_GUESSED && isOneTypoApart(fixed, known));
	const meant = provider ?? fixed;
	return meant === domain ? null : trimmed.slice(0, at + 1) + meant;
};
