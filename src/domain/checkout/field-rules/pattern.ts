/**
 * Regular expressions of rules. PHP matches them with the flags u and D: \d, \w and \s mean Unicode's characters, and a
 * dot anything but a line feed. Only those that Checkout\Fields\RuleSchema accepts get here.
 */
const CLASSES: Readonly<Record<string, string>> = {
	d: '\\p{Nd}',
	w: '\\p{L}\\p{N}_',
	s: '\\p{Z}\\t-\\r\\u0085\\u180e',
};

/** Returns the expression as JavaScript writes it. */
const translate = (source: string): string => {
	let isInClass = false;
	return source.replace(/\\[\s\S]|[[\].]/gu, (token) => {
		if (token === '[' || token === ']') {
			isInClass = token === '[';
			return token;
		}
		if (token === '.') {
			return isInClass ? token : '[^\\n]';
		}
		const characters = CLASSES[token.slice(1)];
		if (characters === undefined) {
			return token;
		}
		return isInClass ? characters : `[${characters}]`;
	});
};

/** True if the text contains a match. Throws for an expression that is not valid. */
export const matchesPattern = (source: string, text: string): boolean =>
	new RegExp(translate(source), 'u').test(text);
