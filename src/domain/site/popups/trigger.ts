/** Triggers that open popups automatically (docs/behaviour.md#popups): decodes them, and checks those of scrolling. */
import { readList, readNumber, readRecord, readText } from '../../support/unknown';

/** Any trigger of a popup opens it, and all are removed then. */
export type PopupTrigger =
	| {
			/** load: the page has been open for this time; idle: there was no input for this time. */
			readonly on: 'load' | 'idle';
			readonly seconds: number;
	  }
	| {
			/** down: distance from the top of the page; up: distance back from the lowest position reached. */
			readonly on: 'scroll';
			readonly direction: 'down' | 'up';
			/** Percentage of the scrollable height, 0 to 100. */
			readonly percent: number;
	  }
	| {
			/** The element enters the viewport. */
			readonly on: 'element';
			readonly selector: string;
	  }
	| {
			readonly on: 'click';
			/** Number of clicks. */
			readonly clicks: number;
			/** Selector of the clicked element; empty for any. */
			readonly selector: string;
	  }
	| {
			/**
			 * exit: the pointer leaves the window through its top edge, which touch input does not do; cart: something
			 * was added to the cart.
			 */
			readonly on: 'exit' | 'cart';
	  };

/** Maximum wait, in seconds: timers longer than 24 days fire immediately. */
const LONGEST_WAIT = 86_400;

const readAmount = (json: unknown, most: number): number =>
	Math.min(Math.max(readNumber(json, 0), 0), most);

/** Decodes a trigger; null if it is unknown. */
const readTrigger = (json: unknown): PopupTrigger | null => {
	const { on, seconds, direction, percent, selector, clicks } = readRecord(json);
	switch (on) {
		case 'load':
		case 'idle':
			return { on, seconds: readAmount(seconds, LONGEST_WAIT) };
		case 'scroll':
			return {
				on,
				direction: direction === 'up' ? 'up' : 'down',
				percent: readAmount(percent, 100),
			};
		case 'element':
			return { on, selector: readText(selector) };
		case 'click':
			return { on, clicks: readNumber(clicks, 1), selector: readText(selector) };
		case 'exit':
		case 'cart':
			return { on };
		default:
			return null;
	}
};

/** Reads the triggers in a popup's settings, without unknown ones. */
export const readTriggers = (settings: unknown): readonly PopupTrigger[] =>
	readList(readRecord(settings).triggers)
		.map(readTrigger)
		.filter((trigger) => trigger !== null);

/**
 * True if the visitor has scrolled as far as the trigger requires.
 *
 * @param lowest  Lowest position reached, in percent of the scrollable height.
 * @param current Current position, in percent.
 */
export const hasScrolled = (
	{ direction, percent }: Extract<PopupTrigger, { on: 'scroll' }>,
	lowest: number,
	current: number,
): boolean =>
	direction === 'down' ? current >= percent : current < lowest && lowest - current >= percent;
