import { readList, readNumber, readRecord, readText } from '../read-unknown';

/** What makes a popup open by itself (spec section 4). Any one of a popup's triggers opens it, and all are removed then. */
export type PopupTrigger =
	| {
			/** load: the page has been open for so long; idle: nothing was done on it for so long. */
			readonly on: 'load' | 'idle';
			readonly seconds: number;
	  }
	| {
			/** Down: so far from the page's top; up: so far back from the lowest point that was reached. */
			readonly on: 'scroll';
			readonly direction: 'down' | 'up';
			/** Of what can be scrolled, 0 to 100. */
			readonly percent: number;
	  }
	| {
			/** The element comes into view. */
			readonly on: 'element';
			readonly selector: string;
	  }
	| {
			readonly on: 'click';
			/** How many. */
			readonly clicks: number;
			/** Where; empty for anywhere. */
			readonly selector: string;
	  }
	| {
			/** exit: the pointer leaves the window through its top edge, which no finger does; cart: something was added to the cart. */
			readonly on: 'exit' | 'cart';
	  };

/** Seconds: timers that run longer than 24 days fire at once. */
const LONGEST_WAIT = 86_400;

const readAmount = (json: unknown, most: number): number =>
	Math.min(Math.max(readNumber(json, 0), 0), most);

/** Null where it is none that is known. */
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

/** The triggers among a popup's settings, without those that nobody knows. */
export const readTriggers = (settings: unknown): readonly PopupTrigger[] =>
	readList(readRecord(settings).triggers)
		.map(readTrigger)
		.filter((trigger) => trigger !== null);

/**
 * Whether a visitor has scrolled as far as a trigger wants.
 *
 * @param lowest  The lowest point that was reached, percent of what can be scrolled.
 * @param current Where the page stands now.
 */
export const hasScrolled = (
	{ direction, percent }: Extract<PopupTrigger, { on: 'scroll' }>,
	lowest: number,
	current: number,
): boolean =>
	direction === 'down' ? current >= percent : current < lowest && lowest - current >= percent;
