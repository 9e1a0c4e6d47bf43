/** What a page of the parity test holds: its HTML as lines, as printed by PHP and as hydrated, and what React says of it. */

/**
 * Elements that scripts fill as soon as React has hydrated: express buttons, and parts that wait for the connection.
 */
export const FILLED =
	'.storefront-express, .storefront-express__continue, .storefront-snackbars > [role]';

/**
 * Returns an element's HTML split into lines, without the filled parts, with attributes sorted by name, as React
 * rewrites some of them.
 * Runs in the page.
 */
const linesOf = (element, filled) => {
	const describe = (node, depth) => {
		const indent = ' '.repeat(depth);
		if (node.nodeType === 1 && node.matches(filled)) {
			return [];
		}
		if (node.nodeType !== 1) {
			return [`${indent}${node.nodeName} ${JSON.stringify(node.data)}`];
		}
		const attributes = Array.from(node.attributes)
			// Set once a list is longer than its place, which the server cannot know.
			.filter(({ name }) => name !== 'tabindex' || !node.matches('.storefront-order__lines'))
			.map(({ name, value }) => `${name}=${value}`)
			.sort();
		// With JavaScript its content is text, which React leaves alone.
		const children = node.localName === 'noscript' ? [] : Array.from(node.childNodes);
		return [
			`${indent}<${[node.localName, ...attributes].join(' ')}>`,
			...children.flatMap((child) => describe(child, depth + 1)),
		];
	};
	return Array.from(element.childNodes).flatMap((child) => describe(child, 0));
};

export const island = (name) => `[data-island="${name}"]`;

/**
 * Returns the lines that PHP has printed into all islands with a name, as the browser parses them without running
 * scripts, and which of some selectors match nothing in the first of them.
 */
export const readPrinted = (page, source, name, { filled = FILLED, shows = [] } = {}) =>
	page.evaluate(
		([html, selector, code, leftOut, selectors]) => {
			const parsed = new window.DOMParser().parseFromString(html, 'text/html');
			// Rules of single elements (Html\PageStyle), which islands set as styles once they are hydrated.
			for (const { textContent } of parsed.querySelectorAll(
				'style[id^="storefront-islands-style-"]',
			)) {
				const sheet = new window.CSSStyleSheet();
				sheet.replaceSync(textContent);
				for (const { selectorText, style } of sheet.cssRules) {
					for (const element of parsed.querySelectorAll(selectorText)) {
						element.style.cssText += style.cssText;
					}
				}
			}
			const islands = Array.from(parsed.querySelectorAll(selector));
			const [first] = islands;
			const describe = new Function(`return (${code})`)();
			return {
				lines: islands.flatMap((found) => describe(found, leftOut)),
				missing: selectors.filter((one) => !first?.matches(one) && !first?.querySelector(one)),
			};
		},
		[source, island(name), String(linesOf), filled, shows],
	);

/** Returns the lines of all islands with a name as they are now. */
export const readHydrated = (page, name, filled = FILLED) =>
	page.locator(island(name)).evaluateAll(
		(elements, [code, leftOut]) => {
			const describe = new Function(`return (${code})`)();
			return elements.flatMap((element) => describe(element, leftOut));
		},
		[String(linesOf), filled],
	);

const LONGEST = 160;
const short = (line = 'nothing') => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line);
const depthOf = (line) => line.search(/\S/);

/** Returns the elements around a line, the nearest ones only. */
const placeOf = (lines, index) => {
	const around = [];
	let depth = depthOf(lines[index] ?? '');
	for (const line of lines.slice(0, index).reverse()) {
		if (depthOf(line) < depth) {
			depth = depthOf(line);
			around.unshift(short(line.trim()));
		}
	}
	return around.slice(-2).join(' ');
};

/** Returns the first difference, in words; null if there is none. */
export const differenceOf = (hydrated, printed) => {
	const index = Array.from({ length: Math.max(hydrated.length, printed.length) }).findIndex(
		(_, at) => hydrated[at] !== printed[at],
	);
	return index < 0
		? null
		: [
				`in ${placeOf(printed, Math.min(index, printed.length - 1))}`,
				`PHP:   ${short(printed[index]?.trim())}`,
				`React: ${short(hydrated[index]?.trim())}`,
			].join('\n  ');
};

/** Prepares a page: nothing is stored of the page before, and React's messages contain their values. */
const prepare = () => {
	if (window.origin !== 'null') {
		window.localStorage.clear();
		window.sessionStorage.clear();
	}
	const { error } = console;
	console.error = (format, ...values) =>
		error(
			typeof format === 'string' ? format.replaceAll('%s', () => values.shift()) : format,
			...values,
		);
};

/** Returns a message and the components nearest to what it is about, of all that React lists. */
const shorten = (text) => {
	const [message, ...components] = text.split(/\n\s+at /);
	const names = components.slice(0, 4).map((component) => component.split(' ')[0]);
	return [short(message.trim()), ...(names.length > 0 ? [`in ${names.join(' in ')}`] : [])].join(
		'\n  ',
	);
};

/**
 * Opens a page that is used for many cases, one after the other: its process keeps React's development build and the
 * other scripts compiled, which take longer to load than a check. Requests are not intercepted, as Chromium then keeps
 * no file.
 *
 * @returns {Promise<{page: import('@playwright/test').Page, said: string[], open: (url: string) => Promise<string>}>}
 *   said: React's messages about the open page, which are the subject of the test. open: shows another one without
 *   cookies and storage of those before, and returns its HTML.
 */
export const openTab = async (context) => {
	const page = await context.newPage();
	const said = [];
	await page.addInitScript(prepare);
	page.on('pageerror', (error) => said.push(shorten(`uncaught: ${error.message}`)));
	page.on('console', (message) => {
		// Images that a fixture names need not exist.
		const isMissingPicture = /Failed to load resource|ERR_/.test(message.text());
		if (['error', 'warning'].includes(message.type()) && !isMissingPicture) {
			said.push(shorten(message.text()));
		}
	});
	const open = async (url) => {
		// What the page before says while it is left belongs to no case.
		await page.goto('about:blank');
		await context.clearCookies();
		said.length = 0;
		const answer = await page.goto(url, { waitUntil: 'commit' });
		return answer.text();
	};
	return { page, said, open };
};
