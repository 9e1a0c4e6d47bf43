/** Compares what two visits have left behind; decisions only. */

/** Parts of texts that differ between any two visits. */
const CHANGING = [
	[/(?<!_)wc_order_[A-Za-z0-9]{13}/g, 'ORDER-KEY'],
	[/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, 'UUID'],
	[/\b(?=\d*[a-f])(?=[a-f]*\d)[0-9a-f]{10,}\b/g, 'HASH'],
	[/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[+\d:Z]*/g, 'TIME'],
	[/\b1[6-9]\d{8}(\.\d+|\d{3})?\b/g, 'TIME'],
	[/standin\d+/g, 'standin'],
	[/(Stock levels reduced: [^(]*)\([^)]*\)/g, '$1'],
	[/place-order-debug-\w+/g, 'DEBUG-LOG'],
	// A component stack names the files of the block around it.
	[/(The above error occurred in [^\n]*)[\s\S]*/g, '$1'],
	[/\?ver=[\w.-]+/g, ''],
	[/:\d+:\d+\b/g, ''],
	[/\b(theirs|ours)-[\w-]+@example\.com/g, 'EMAIL'],
	[/http:\/\/127\.0\.0\.1:\d+/g, 'SHOP'],
	[/"nonce":"[^"]*"/gi, '"nonce":"NONCE"'],
	[/(\b\w*nonce=)\w+/gi, '$1NONCE'],
];

/**
 * Returns a text without what differs between any two visits.
 *
 * @param {string} text
 * @param {{id?: number}} order The visit's order.
 */
const withoutChanging = (text, { id } = {}) =>
	[...CHANGING, ...(id ? [[new RegExp(`(?<![\\d.])${id}(?![\\d.])`, 'g'), 'ORDER']] : [])].reduce(
		(rest, [pattern, instead]) => rest.replace(pattern, instead),
		text,
	);

const isObject = (value) => typeof value === 'object' && value !== null;

/** Returns an object's entries as `path: value`, in alphabetical order; arrays of `{key, value}` by their keys. */
const flatten = (value, path = '') => {
	if (!isObject(value)) {
		return [`${path}: ${JSON.stringify(value)}`];
	}
	const entries =
		Array.isArray(value) && value.every((entry) => isObject(entry) && 'key' in entry)
			? value.map((entry) => [entry.key, entry.value])
			: Object.entries(value);
	return entries
		.flatMap(([name, part]) => flatten(part, path === '' ? name : `${path}.${name}`))
		.sort();
};

const COLOR = /color/i;

/**
 * Returns what a gateway has read off the page for its own fields, as far as it must be the same: two designs have
 * other values, but each must be there, and colours as gateways read them.
 */
const legible = (appearance) =>
	flatten(appearance).map((line) => {
		const [, name, value] = /^(.*?): (.*)$/s.exec(line) ?? [];
		const kind = COLOR.test(name) ? (/^"rgb\(/.test(value) ? 'rgb()' : value) : 'there';
		return `${name}: ${value === undefined || value === 'undefined' ? 'missing' : kind}`;
	});

/** What is compared, by its title in the table: each returns lines of a visit. */
const ASPECTS = {
	'methods registered': ({ checkout }) => checkout.registered,
	'express registered': ({ checkout }) => checkout.registeredExpress,
	'methods drawn': ({ checkout }) => checkout.options,
	'saved cards': ({ checkout }) => checkout.savedCards,
	'express drawn': ({ checkout }) => checkout.drawnExpress,
	appearance: ({ checkout }) => legible(checkout.appearance),
	'files on the checkout': ({ checkout }) => checkout.files,
	'files on the cart': ({ cart }) => cart?.files ?? [],
	'express on the cart': ({ cart }) =>
		cart ? [...cart.registeredExpress, ...cart.drawnExpress.map((name) => `drawn: ${name}`)] : [],
	'parts on the checkout': ({ checkout }) => checkout.parts,
	'parts on the cart': ({ cart }) => cart?.parts ?? [],
	'payment data': ({ payment }) => payment.flatMap((order) => flatten(order)),
	requests: ({ requests }) => requests,
	'other servers': ({ outside }) => outside,
	order: ({ order }) => (order === null ? ['none'] : flatten({ ...order, id: 0, key: '' })),
	'console errors': ({ errors }) => errors,
	'PHP log': ({ log }) => log,
};

/** Aspects in which less than on WooCommerce's block is no difference. */
const ONLY_MORE = new Set(['console errors', 'PHP log']);

const linesOf = (aspect, visit) => [
	...new Set(ASPECTS[aspect](visit).map((line) => withoutChanging(line, visit.order ?? {}))),
];

/**
 * @typedef {object} Difference
 * @property {string} aspect
 * @property {'missing' | 'added'} kind On ours.
 * @property {string} line
 * @property {string} [reason] Why it is expected.
 */

/**
 * Compares a visit of ours with one of WooCommerce's block.
 *
 * @param {object} theirs
 * @param {object} ours
 * @param {{about: RegExp, reason: string}[]} expected Matched against "ASPECT: missing|added LINE".
 * @returns {Difference[]}
 */
export const differencesOf = (theirs, ours, expected = []) =>
	Object.keys(ASPECTS).flatMap((aspect) => {
		const [before, after] = [linesOf(aspect, theirs), linesOf(aspect, ours)];
		const missing = ONLY_MORE.has(aspect) ? [] : before.filter((line) => !after.includes(line));
		const added = after.filter((line) => !before.includes(line));
		return [
			...missing.map((line) => ({ aspect, kind: 'missing', line })),
			...added.map((line) => ({ aspect, kind: 'added', line })),
		].map((difference) => {
			const text = `${aspect}: ${difference.kind} ${difference.line}`;
			const known = expected.find(({ about }) => about.test(text));
			return known ? { ...difference, reason: known.reason } : difference;
		});
	});

/** Names of the aspects, in the table's order. */
export const ASPECT_NAMES = Object.keys(ASPECTS);
