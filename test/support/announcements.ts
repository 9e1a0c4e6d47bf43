/**
 * Records what screen readers are told by live regions (docs/behaviour.md#announcements), in order: whether it
 * interrupts, and the whole text of the region, as for role="status" and role="alert".
 */

const REGIONS = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';

/** Returns the text of a node without what is hidden from assistive technology, its parts separated by blanks. */
const spokenText = (node: Node): string => {
	if (node.nodeType === Node.TEXT_NODE) {
		return node.textContent ?? '';
	}
	if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') {
		return '';
	}
	return [...node.childNodes].map(spokenText).join(' ').replace(/\s+/g, ' ').trim();
};

const isAssertive = (region: Element): boolean =>
	region.getAttribute('role') === 'alert' || region.getAttribute('aria-live') === 'assertive';

/** True for a region that is heard: not while it is busy, and not behind an open modal dialog. */
const isHeard = (region: Element): boolean =>
	region.closest('[aria-busy="true"]') === null &&
	(document.querySelector('dialog[open]')?.contains(region) ?? true);

/** Returns the outermost region around a node; null outside of all. */
const regionOf = (node: Node): Element | null => {
	const element = node instanceof Element ? node : node.parentElement;
	const region = element?.closest(REGIONS) ?? null;
	return region && ((region.parentElement && regionOf(region.parentElement)) ?? region);
};

export interface Announcements {
	/** Returns what was said since the last call, in order. */
	readonly take: () => readonly string[];
	readonly stop: () => void;
}

/** Starts to record. What the regions already hold is not said. */
export const recordAnnouncements = (): Announcements => {
	let said: readonly string[] = [];
	const heard = (records: readonly MutationRecord[]): void => {
		const changed = records
			.flatMap(({ type, target, addedNodes }) => (type === 'childList' ? [...addedNodes] : target))
			.filter(({ isConnected }) => isConnected)
			.flatMap((node) => [
				regionOf(node),
				...(node instanceof Element ? [...node.querySelectorAll(REGIONS)].map(regionOf) : []),
			]);
		for (const region of new Set(changed)) {
			const text = region && isHeard(region) ? spokenText(region) : '';
			if (region && text !== '') {
				said = [...said, `${isAssertive(region) ? 'assertive' : 'polite'}: ${text}`];
			}
		}
	};
	const observer = new MutationObserver(heard);
	observer.observe(document.body, { childList: true, characterData: true, subtree: true });
	return {
		take: () => {
			heard(observer.takeRecords());
			const taken = said;
			said = [];
			return taken;
		},
		stop: () => observer.disconnect(),
	};
};
