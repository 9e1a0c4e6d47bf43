/** Violations of a page's Content-Security-Policy, by their owner. */

const MARK = 'CSP violation: ';

/** Reports each violation on the console, with the element that it concerns. Runs in the page. */
const report = (mark) => {
	document.addEventListener(
		'securitypolicyviolation',
		({ target, effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber, sample }) => {
			const element =
				target instanceof window.Element ? target.cloneNode().outerHTML.slice(0, 300) : '';
			console.debug(
				mark +
					JSON.stringify({
						directive: effectiveDirective,
						blocked: blockedURI,
						source: `${sourceFile}:${String(lineNumber)}:${String(columnNumber)}`,
						sample,
						element,
					}),
			);
		},
	);
};

/** Scripts and elements of the plugin; the pictures of the demo shop stand in blocks of WordPress. */
const OURS = /plugins\/storefront-islands\/|\b(?:class|id)="[^"]*storefront|data-(?:island|props)=/;
const WOOCOMMERCE = /plugins\/woocommerce|\b(?:class|id)="[^"]*(?:woocommerce|wc-)/;

/** Returns the owner of what has violated the policy: of the script that ran, or of the element. */
export const ownerOf = ({ source, element, blocked, sample }) => {
	const script = /\.m?js/.test(source) ? source : `${element} ${blocked} ${sample}`;
	if (OURS.test(script)) {
		return 'ours';
	}
	return WOOCOMMERCE.test(script) ? 'woocommerce' : 'wordpress';
};

/**
 * Collects the violations of all documents that a page shows from now on.
 *
 * @param {import('@playwright/test').Page} page
 */
export const collectViolations = async (page) => {
	const violations = [];
	page.on('console', (message) => {
		if (message.text().startsWith(MARK)) {
			violations.push(JSON.parse(message.text().slice(MARK.length)));
		}
	});
	await page.addInitScript({ content: `(${String(report)})(${JSON.stringify(MARK)})` });
	return violations;
};
