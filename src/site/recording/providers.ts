/** Session recording services (Clarity, Hotjar), and the attributes that mask personal content from both. */

/** Session recording service. */
export interface RecordingProvider {
	/** Loads the service, which starts recording. Rejects if it cannot be loaded. */
	readonly start: () => Promise<unknown>;
	/**
	 * Ends the recording as far as the service supports it: at once, or with this page, whose content is masked until
	 * then.
	 */
	readonly stop: () => 'at-once' | 'with-this-page';
	/** Prefixes of its cookies' names. */
	readonly cookies: readonly string[];
}

/** Part of the page used by providers. */
interface RecordingPage {
	readonly window: Window;
	/** Loads a script from another origin; rejects if it cannot be loaded. */
	readonly run: (src: string, id: string) => Promise<unknown>;
}

/** Function of a service whose script is still loading: calls are queued in `q`, where the script finds them. */
interface CallQueue {
	(...call: readonly unknown[]): void;
	q?: (readonly unknown[])[];
}

/** Creates an empty queue. */
const callQueue = (): CallQueue => {
	const queue: CallQueue = (...call) => {
		(queue.q ??= []).push(call);
	};
	return queue;
};

declare global {
	interface Window {
		clarity?: CallQueue;
	}
}

export const clarity = (id: string, { window, run }: RecordingPage): RecordingProvider => ({
	start: () => {
		window.clarity ??= callQueue();
		window.clarity('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' });
		return run(`https://www.clarity.ms/tag/${id}`, 'storefront-islands-clarity');
	},
	stop: () => {
		window.clarity?.('consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' });
		// Older API: deletes the cookies.
		window.clarity?.('consent', false);
		window.clarity?.('stop');
		return 'at-once';
	},
	cookies: ['_clck', '_clsk'],
});

/** Attributes that tell Clarity and Hotjar which content must not leave the browser. */
export const CLARITY_MASK = 'data-clarity-mask';
export const HOTJAR_MASK = 'data-hj-suppress';

/** Islands, blocks and pages of WooCommerce with personal data. */
const PERSONAL = [
	'[data-island="cart"]',
	'[data-island="checkout"]',
	'[data-island="mini-cart"]',
	'.wp-block-storefront-islands-account',
	'.wp-block-storefront-islands-my-account',
	'.wp-block-storefront-islands-purchase-summary',
	'.woocommerce-MyAccount-content',
	'.woocommerce-order',
	'#wpadminbar',
].join();
const FIELDS = 'input, select, textarea, [contenteditable]';
const MASKED = `${PERSONAL}, ${FIELDS}`;

const mask = (element: Element): void => {
	// Descendants of a masked element are masked already, and attributes in HTML that is not hydrated yet would cause a
	// hydration warning.
	if (element.parentElement?.closest(`[${CLARITY_MASK}]`)) {
		return;
	}
	element.setAttribute(CLARITY_MASK, 'true');
	element.setAttribute(HOTJAR_MASK, '');
};

const maskBelow = (root: Node): void => {
	if (root instanceof Element && root.matches(MASKED)) {
		mask(root);
	}
	if (root instanceof Element || root instanceof Document) {
		root.querySelectorAll(PERSONAL).forEach(mask);
		root.querySelectorAll(FIELDS).forEach(mask);
	}
};

/**
 * Masks every form field and all personal content on a page, including elements added later. Must be called before a
 * service is loaded, as mutation observers are called in the order of their creation.
 */
export const maskPersonal = (page: Document): void => {
	maskBelow(page);
	new MutationObserver((records) => {
		for (const { addedNodes } of records) {
			addedNodes.forEach(maskBelow);
		}
	}).observe(page, { childList: true, subtree: true });
};

/** Version of the tracking code in the script's URL. */
const VERSION = 6;

declare global {
	interface Window {
		hj?: CallQueue;
		_hjSettings?: { readonly hjid: number; readonly hjsv: number };
	}
}

export const hotjar = (id: string, { window, run }: RecordingPage): RecordingProvider => ({
	start: () => {
		window.hj ??= callQueue();
		window._hjSettings = { hjid: Number(id), hjsv: VERSION };
		return run(
			`https://static.hotjar.com/c/hotjar-${id}.js?sv=${VERSION}`,
			'storefront-islands-hotjar',
		);
	},
	stop: () => {
		// Hotjar has no call that ends a recording: masking the root element makes the rest of it show layout without
		// content.
		window.document.documentElement.setAttribute(HOTJAR_MASK, '');
		return 'with-this-page';
	},
	cookies: ['_hj'],
});
