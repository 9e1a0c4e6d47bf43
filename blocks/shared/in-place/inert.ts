/**
 * Makes a preview inert: nothing in it can be used but texts that are edited in place, and content areas. React 18 does
 * not support the attribute `inert`, and the views do not know the editor; so this works on the DOM.
 */

/** Class of an element with a text that is edited in place. */
export const EDITABLE_CLASS = 'storefront-editable';
/** Class of the element in a preview that holds a content area. */
export const SLOT_CLASS = 'storefront-area-slot';

const USABLE = `.${EDITABLE_CLASS}, .${SLOT_CLASS}`;

/** Makes all elements inert but those to be used and their ancestors. */
const inertAround = (element: Element): void => {
	for (const child of element.children) {
		const isUsable = child.matches(USABLE);
		const isAncestor = !isUsable && child.querySelector(USABLE) !== null;
		child.toggleAttribute('inert', !isUsable && !isAncestor);
		if (isAncestor) {
			if (child.matches('a')) {
				// A drag in the text of a link selects text, as in other texts.
				child.setAttribute('draggable', 'false');
			}
			inertAround(child);
		}
	}
};

const isElement = (target: EventTarget | null): target is Element =>
	target !== null && 'closest' in target;

/** Events by which a link, a button, a label or a form does something. Selecting the block needs none of them. */
const EVENTS = ['click', 'auxclick', 'submit'] as const;

/** Stops what an ancestor of an editable text would do, e.g. the link or the button around it. */
const stop = (event: Event): void => {
	if (isElement(event.target) && event.target.closest(`.${SLOT_CLASS}`) === null) {
		event.preventDefault();
		// React's handlers of the view are called at the root.
		event.stopPropagation();
	}
};

/**
 * Makes a preview inert, also when it changes.
 *
 * @returns Ends it.
 */
export const keepInert = (preview: Element): (() => void) => {
	inertAround(preview);
	const observer = new MutationObserver(() => inertAround(preview));
	observer.observe(preview, { childList: true, subtree: true });
	EVENTS.forEach((name) => preview.addEventListener(name, stop));
	return () => {
		observer.disconnect();
		EVENTS.forEach((name) => preview.removeEventListener(name, stop));
	};
};
