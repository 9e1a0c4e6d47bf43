/** Each way to buy each product of the catalogue, with the request that WooCommerce's own templates make beside it. */

/** Column of the table in docs/catalogue.md → what the shopper does there, and what WooCommerce's page does. */
export const WAYS = {
	form: 'their_form',
	'before scripts': 'their_form',
	'without scripts': 'their_form',
	'form alone': 'their_form',
	grid: 'their_card',
	'grid, before scripts': 'their_card',
	'grid, without scripts': 'their_card',
	'cross-sell': 'their_card',
};

/**
 * @param {Awaited<ReturnType<typeof import('./page.mjs').openPage>>} page
 * @param {object} entry Product of the catalogue.
 * @param {object} html What the shop prints of it (forms.php).
 * @param {ReturnType<typeof page.crossSells>} crossSells
 * @returns {Record<string, import('./page.mjs').Attempt>}
 */
export const attemptsOf = (page, entry, html, crossSells) => {
	const card = { ...entry, buy: {} };
	return {
		form: page.hydrated(html.form, entry),
		'before scripts': page.early(html.form, entry),
		'without scripts': page.withoutScript(html.form, entry),
		'form alone': page.hydrated(html.shortcode, entry),
		grid: page.hydrated(html.card, card),
		'grid, before scripts': page.early(html.card, card),
		'grid, without scripts': page.withoutScript(html.card, card),
		'cross-sell': crossSells.get(html.id) ?? 'none',
		...('their_form' in html && {
			their_form: page.theirForm(html.their_form, entry),
			their_card: page.theirCard(html.their_card, entry),
		}),
	};
};

/** Makes all requests at once; returns the attempts by SKU with their results in place. */
export const makeAttempts = async (attempts, send) => {
	const requests = [];
	const places = Object.entries(attempts).map(([sku, byWay]) => [
		sku,
		Object.entries(byWay).map(([way, attempt]) => [
			way,
			typeof attempt === 'string' ? attempt : requests.push(attempt) - 1,
		]),
	]);
	const results = await send(requests);
	return Object.fromEntries(
		places.map(([sku, byWay]) => [
			sku,
			Object.fromEntries(byWay.map(([way, at]) => [way, results[at] ?? at])),
		]),
	);
};

/** Returns what came of an attempt: a word, or the lines of the cart. */
export const outcomeOf = (result) => {
	if (typeof result === 'string') {
		return result;
	}
	return result.lines.length === 0 ? 'refused' : result.lines;
};

const WORDS = { link: 'link', refused: 'refused', none: '—' };

/** Returns the cell of the table. */
export const wordOf = (result) => WORDS[outcomeOf(result)] ?? 'same line';

/** A cross-sell that cannot be bought has its name as a link, and no button beside it. */
export const isSame = (way, ours, theirs) =>
	JSON.stringify(ours) === JSON.stringify(theirs) ||
	(way === 'cross-sell' && ours === 'none' && theirs === 'link');
