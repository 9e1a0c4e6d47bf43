/**
 * Detects the first interaction with an island that is not hydrated yet, and holds clicks on its links and buttons
 * until it is: they are then dispatched again, so that the island handles them, or the link itself if the island cannot
 * hydrate.
 */
import { isPlainClick } from '../domain/site/anchors';
import { storefrontIslands } from './data';

const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'change'] as const;
const ACTIONS = ['click', 'submit'] as const;
const CONTROLS = 'a[href],button,summary,[role="button"],input[type="submit"],input[type="image"]';

export interface Intent {
	/** Removes the listeners and dispatches the held event, or the first key press, again on its target. */
	readonly release: () => void;
}

/**
 * Control that an event targets. The event's own target may be gone when it is dispatched again, such as text that a
 * translator replaced.
 */
const controlOf = ({ target }: Event): Element | null =>
	target instanceof Element ? (target.closest(CONTROLS) ?? target) : null;

const isAction = (event: Event): boolean =>
	event.type === 'submit' ||
	(event instanceof MouseEvent &&
		isPlainClick(event) &&
		controlOf(event)?.matches(CONTROLS) === true);

const repeatEvent = (event: Event, control: Element | null, island: HTMLElement): void => {
	// A translator or hydration may have replaced the elements.
	const target =
		[event.target, control].find((node) => node instanceof Element && node.isConnected) ?? island;
	if (event instanceof MouseEvent) {
		target.dispatchEvent(new MouseEvent(event.type, event));
	} else if (event instanceof KeyboardEvent) {
		target.dispatchEvent(new KeyboardEvent(event.type, event));
	} else if (target instanceof HTMLFormElement) {
		// Only forms without a button come here: otherwise the button was clicked.
		target.requestSubmit();
	}
};

/**
 * Waits for the first interaction with an island.
 *
 * @param hydrate Called once, with the first event.
 * @param afterTimeout Calls the callback when the maximum time to hold a click is over.
 * @param passive True if clicks work without the island, so that none is held.
 */
export const watchIntent = (
	island: HTMLElement,
	hydrate: (event: Event) => void,
	afterTimeout: (callback: () => void) => void,
	passive?: boolean,
): Intent => {
	let first: Event | null = null;
	/** Only the last event: a double click is one action. */
	let deferred: Event | null = null;
	/** Control of the event that is dispatched again. */
	let control: Element | null = null;

	const touched = (event: Event): void => {
		if (!first) {
			first = event;
			control = controlOf(event);
			hydrate(event);
		}
	};

	const acted = (event: Event): void => {
		if (!passive && isAction(event) && !storefrontIslands.adds?.(event)) {
			event.preventDefault();
			event.stopImmediatePropagation();
			if (!deferred) {
				afterTimeout(intent.release);
			}
			deferred = event;
			control = controlOf(event);
			island.setAttribute('aria-busy', 'true');
		}
		touched(event);
	};

	const intent: Intent = {
		release: () => {
			for (const type of TOUCHES) {
				island.removeEventListener(type, touched, true);
			}
			for (const type of ACTIONS) {
				island.removeEventListener(type, acted, true);
			}
			island.removeAttribute('aria-busy');
			const event = deferred ?? (first instanceof KeyboardEvent ? first : null);
			first = deferred = null;
			if (event) {
				repeatEvent(event, control, island);
			}
		},
	};

	for (const type of TOUCHES) {
		island.addEventListener(type, touched, { capture: true, passive: true });
	}
	for (const type of ACTIONS) {
		island.addEventListener(type, acted, true);
	}
	return intent;
};
