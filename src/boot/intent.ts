import { isPlainClick } from '../domain/plain-click';

/**
 * The first touch of a sleeping island, and what the visitor does until it is awake: a click on one of its links or
 * buttons is held back and repeated then, so that it is answered by the island; or, where the island cannot wake, by
 * the link itself.
 */
const TOUCHES = [
	'pointerover',
	'pointerdown',
	'touchstart',
	'focusin',
	'keydown',
	'change',
] as const;
const ACTIONS = ['click', 'submit'] as const;
const CONTROLS = 'a[href],button,summary,[role="button"],input[type="submit"],input[type="image"]';

export interface Intent {
	/** Stops listening and holding back, and repeats what was held back, or the key, on its target. */
	readonly release: () => void;
}

/** The control that an event was meant for: what it hit there may be gone when it is repeated, as a translator's texts are. */
const aimOf = ({ target }: Event): Element | null =>
	target instanceof Element ? (target.closest(CONTROLS) ?? target) : null;

const isAction = (event: Event): boolean =>
	event.type === 'submit' ||
	(event instanceof MouseEvent && isPlainClick(event) && aimOf(event)?.matches(CONTROLS) === true);

const repeat = (event: Event, aim: Element | null, island: HTMLElement): void => {
	// A translator or hydration may have replaced them.
	const target =
		[event.target, aim].find((node) => node instanceof Element && node.isConnected) ?? island;
	if (event instanceof MouseEvent) {
		target.dispatchEvent(new MouseEvent(event.type, event));
	} else if (event instanceof KeyboardEvent) {
		target.dispatchEvent(new KeyboardEvent(event.type, event));
	} else if (target instanceof HTMLFormElement) {
		// Only forms without a button come here: theirs would have been clicked.
		target.requestSubmit();
	}
};

/**
 * Waits for the first touch of an island.
 *
 * @param wake Called once, with what the visitor did first.
 * @param later Calls back when a visitor has waited long enough for an answer.
 * @param answers Whether clicks are answered without the island, so that none is held back.
 */
export const watchIntent = (
	island: HTMLElement,
	wake: (event: Event, intent: Intent) => void,
	later: (callback: () => void) => void,
	answers?: boolean,
): Intent => {
	let first: Event | null = null;
	/** The last one only: a double click is not two intentions. */
	let held: Event | null = null;
	/** Of the one that is repeated. */
	let aim: Element | null = null;

	const touched = (event: Event): void => {
		if (!first) {
			first = event;
			aim = aimOf(event);
			wake(event, intent);
		}
	};

	const acted = (event: Event): void => {
		if (!answers && isAction(event)) {
			event.preventDefault();
			event.stopImmediatePropagation();
			if (!held) {
				later(intent.release);
			}
			held = event;
			aim = aimOf(event);
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
			const event = held ?? (first instanceof KeyboardEvent ? first : null);
			first = held = null;
			if (event) {
				repeat(event, aim, island);
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
