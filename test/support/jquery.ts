/** jQuery of a page: notes what our scripts raise and ask, and calls the handlers that they add. */
import type { JQuery } from '../../src/stores/cart/page/jquery';

/** @param answer What handlers of the page return for an event that is asked. */
export const aJQuery = (answer: (event: string) => unknown = () => undefined) => {
	const raised: string[] = [];
	const asked: string[] = [];
	const handlers = new Map<string, (event: unknown) => void>();
	const collection = {
		on: (name: string, handler: (event: unknown) => void) => handlers.set(name, handler),
		trigger: (name: string) => raised.push(name),
		triggerHandler: (name: string) => {
			asked.push(name);
			return answer(name);
		},
	};
	const jQuery: JQuery = () => collection;
	return {
		jQuery,
		raised,
		asked,
		call: (name: string, event: unknown = null) => handlers.get(name)?.(event),
	};
};
