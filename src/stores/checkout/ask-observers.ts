import type { CheckoutEventName, ObserverResponse } from '../../domain/checkout/observer';
import { stopsObservers, readObserver, readThrown } from '../../domain/checkout/read-observer';
import type { Observer } from './contract';

const responseOf = async (
	event: CheckoutEventName,
	observer: Observer,
	data: unknown,
	report: (error: unknown) => void,
): Promise<ObserverResponse> => {
	try {
		return readObserver(event, await observer(data));
	} catch (error) {
		report(error);
		return readThrown(event);
	}
};

/**
 * Calls the observers sequentially, awaiting each. Never rejects; an observer that does not settle blocks it.
 *
 * @param report Called with values that observers throw, to log them for their authors.
 */
export const callObservers = async (
	observers: readonly Observer[],
	event: CheckoutEventName,
	data: unknown,
	report: (error: unknown) => void,
): Promise<readonly ObserverResponse[]> => {
	const responses: ObserverResponse[] = [];
	for (const observer of observers) {
		const response = await responseOf(event, observer, data, report);
		responses.push(response);
		if (stopsObservers(event, response)) {
			break;
		}
	}
	return responses;
};
