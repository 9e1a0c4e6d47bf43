/**
 * Walks a page with Tab, and looks at each stop: the focus is on a visible element, shows where it is, lies in the window
 * and under nothing (WCAG 2.2: 2.4.7, 2.4.11), and is not lost before the last stop. The page does not scroll sideways,
 * and no text stands a letter or two to a line (1.4.4, 1.4.10).
 */

/** Upper limit of stops; more than any page has. */
const MANY = 250;

/** Runs in the page, before the walk. `ofPlugin`: judges the plugin's own elements only. */
const addWatcher = (ofPlugin) => {
	const FOCUSABLE =
		'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, [tabindex]';

	const isJudged = (element) =>
		!ofPlugin || element.closest('[class*="storefront-"]:not(html, body)') !== null;

	/** Elements in which the focus may show: a field's border, the card around a hidden radio button. */
	const around = (element) => [
		element,
		element.parentElement,
		element.parentElement?.parentElement,
		...(element.labels ?? []),
	];

	const looksOf = (element) =>
		around(element)
			.filter(Boolean)
			.flatMap((part) =>
				[null, '::before', '::after'].map((pseudo) => {
					const { outline, boxShadow, borderColor, backgroundColor, textDecoration } =
						window.getComputedStyle(part, pseudo);
					return [outline, boxShadow, borderColor, backgroundColor, textDecoration].join();
				}),
			)
			.join('\n');

	const nameOf = (element) =>
		`${element.localName}.${[...element.classList].slice(0, 2).join('.')} “${(element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 50)}”`;

	/** Rectangle of what is seen of an element: that of its label, if it is drawn by another one. */
	const boxOf = (element) => {
		const [rect = element.getBoundingClientRect()] = element.getClientRects();
		const isDrawn =
			rect.width > 2 && rect.height > 2 && window.getComputedStyle(element).opacity > 0;
		return isDrawn ? rect : (element.closest('label') ?? element).getBoundingClientRect();
	};

	const isPartOf = (hit, element) =>
		element.contains(hit) ||
		[...(element.labels ?? [])].some((label) => label.contains(hit)) ||
		// Two sliders lie over each other, and take the pointer at their thumbs only.
		(window.getComputedStyle(element).pointerEvents === 'none' &&
			element.parentElement.contains(hit));

	const coverOf = (element) => {
		const { left, right, top, bottom } = boxOf(element);
		const [x, y] = [(left + right) / 2, (top + bottom) / 2];
		if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) {
			return 'outside of the window';
		}
		for (const height of [top + 2, y, bottom - 2]) {
			const hit = document.elementFromPoint(x, height);
			// Nothing is hit outside of the window.
			if (hit && !isPartOf(hit, element) && !(height !== y && hit.contains(element))) {
				return `under ${nameOf(hit)}`;
			}
		}
		return null;
	};

	const isStop = (element) =>
		element.tabIndex >= 0 &&
		!element.disabled &&
		element.checkVisibility({ visibilityProperty: true }) &&
		element.closest('[inert]') === null &&
		(element.type !== 'radio' || element.checked);

	/** Stops after an element, in the part of the page that the focus cannot leave. */
	const stopsAfter = (element) => {
		const root = document.querySelector('dialog:modal') ?? document.body;
		return [...root.querySelectorAll(FOCUSABLE)].filter(
			(other) =>
				element.compareDocumentPosition(other) & window.Node.DOCUMENT_POSITION_FOLLOWING &&
				isStop(other) &&
				isJudged(other),
		);
	};

	const isClipped = ({ parentElement }) =>
		parentElement !== null &&
		(window.getComputedStyle(parentElement).overflowX !== 'visible' || isClipped(parentElement));

	/** Returns the judged elements that make the page scroll sideways, after the page itself if all is judged. */
	const sideways = () => {
		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth <= clientWidth) {
			return [];
		}
		const wide = [...document.body.querySelectorAll('*')].filter((element) => {
			const { left, right, width } = element.getBoundingClientRect();
			const sticksOut = width > 2 && (left < 0 || right > clientWidth);
			return sticksOut && isJudged(element) && !isClipped(element);
		});
		const pageItself = ofPlugin ? [] : [`the page: ${scrollWidth - clientWidth}px wider`];
		return [...pageItself, ...wide.map((element) => `${nameOf(element)}: wider than the window`)];
	};

	const linesOf = (text) => {
		const range = document.createRange();
		range.selectNode(text);
		return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
	};

	/** Returns the judged elements with a text that is broken within its words again and again. */
	const squeezed = () =>
		[...document.body.querySelectorAll('*')]
			.filter((element) =>
				[...element.childNodes].some(
					(node) =>
						node.nodeType === window.Node.TEXT_NODE &&
						linesOf(node) > 2 * node.data.trim().split(/\s+/).length,
				),
			)
			.filter(isJudged)
			.map((element) => `${nameOf(element)}: without room for its words`);

	const told = new Set();
	/** Returns those that no stop before has told: what opens at a stop is gone at the end. */
	const newlySqueezed = () => {
		const found = squeezed().filter((finding) => !told.has(finding));
		found.forEach((finding) => told.add(finding));
		return found;
	};

	let last = null;
	/** Returns what is wrong with the stop that the focus is on, or, after the last one, with what is left and the page. */
	window.lookAtStop = () => {
		const element = document.activeElement;
		const findings = [];
		if (ofPlugin) {
			// A theme's header that is too wide has the page scrolled sideways, and no later stop scrolls it back.
			window.scrollTo({ left: 0, top: window.scrollY, behavior: 'instant' });
		}
		// Transitions of the theme would still show the focus of the stop before.
		document.getAnimations().forEach((animation) => animation.finish());
		if (
			last?.element.isConnected &&
			isJudged(last.element) &&
			last.element.type !== 'range' &&
			last.looks === looksOf(last.element)
		) {
			findings.push(`${nameOf(last.element)}: nothing shows the focus`);
		}
		if (element === null || element === document.body) {
			const [missed] = last ? stopsAfter(last.element) : [];
			return {
				isEnd: true,
				findings: [
					...findings,
					...(missed ? [`${nameOf(missed)}: not reached`] : []),
					...sideways(),
					...newlySqueezed(),
				],
			};
		}
		const isCounted = isJudged(element);
		const cover = element.localName === 'iframe' || !isCounted ? null : coverOf(element);
		if (cover) {
			findings.push(`${nameOf(element)}: ${cover}`);
		}
		findings.push(...newlySqueezed());
		last = { element, looks: looksOf(element) };
		return { isEnd: false, isCounted, isSlider: isCounted && element.type === 'range', findings };
	};
};

/** True if the thumb of the focused slider, whose style no script can read, looks different without the focus. */
const showsOnThumb = async (page) => {
	const slider = await page.evaluateHandle(() => document.activeElement);
	// Hiding the caret would change the page's inputs before their hydration.
	const take = () => slider.screenshot({ caret: 'initial' });
	const focused = await take();
	await slider.evaluate((element) => element.blur());
	const blurred = await take();
	await slider.evaluate((element) => element.focus());
	return !focused.equals(blurred);
};

/**
 * Walks from the start of the page, or of an open dialog, to its end.
 *
 * @param {import('@playwright/test').Page} page
 * @param {object} [options]
 * @param {(focused: import('@playwright/test').Locator) => Promise<void>} [options.openAt] Opens what belongs to a stop,
 *   before it is looked at.
 * @param {boolean} [options.ofPlugin] True to judge the plugin's own elements only: a theme may be another's.
 * @returns {Promise<{stops: number, findings: string[]}>} The number of judged stops.
 */
export const walkByTab = async (
	page,
	{ openAt = () => Promise.resolve(), ofPlugin = false } = {},
) => {
	await page.evaluate(addWatcher, ofPlugin);
	await page.evaluate(() => {
		document.activeElement?.blur();
		window.scrollTo(0, 0);
	});
	const findings = [];
	// In a dialog Tab goes on from where the focus was, and at its end to the browser's own controls, before its start.
	if ((await page.locator('dialog[open]').count()) > 0) {
		do {
			await page.keyboard.press('Tab');
		} while (await page.evaluate(() => document.activeElement !== document.body));
	}
	let stops = 0;
	for (let pressed = 0; pressed < MANY; pressed += 1) {
		await page.keyboard.press('Tab');
		const focused = page.locator(':focus');
		if ((await focused.count()) > 0) {
			await openAt(focused);
		}
		const {
			isEnd,
			isCounted,
			isSlider,
			findings: found,
		} = await page.evaluate(() => window.lookAtStop());
		findings.push(...found);
		if (isSlider && !(await showsOnThumb(page))) {
			findings.push('a slider: nothing shows the focus');
		}
		if (isEnd) {
			return { stops, findings };
		}
		stops += Number(isCounted);
	}
	return { stops, findings: [...findings, `no end after ${MANY} stops`] };
};
