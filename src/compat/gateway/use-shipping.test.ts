import { aPackage } from '../../../test/fixtures/builders';
import { shippingEvents, emitShippingEvents } from './use-shipping';

const idle = { isSelecting: false, isLoading: false, rates: [aPackage()], failure: undefined };
const failure = { code: 'x', message: 'No' };

test('observers of shipping events run by priority, until one stops them', () => {
	const heard: string[] = [];
	const stop = [
		shippingEvents.onShippingRateSelectSuccess(() => heard.push('selected, later'), 20),
		shippingEvents.onShippingRateSelectSuccess(() => heard.push('selected'), 5),
		shippingEvents.onShippingRateSelectFail(() => heard.push('not selected')),
		shippingEvents.onShippingRateSuccess(() => heard.push('rates')),
		shippingEvents.onShippingRateFail(() => heard.push('no rates')),
	];
	emitShippingEvents(idle, idle);
	emitShippingEvents({ ...idle, isSelecting: true }, idle);
	emitShippingEvents({ ...idle, isSelecting: true }, { ...idle, failure });
	emitShippingEvents({ ...idle, isLoading: true }, idle);
	emitShippingEvents({ ...idle, isLoading: true }, { ...idle, failure });
	expect(heard).toEqual(['selected', 'selected, later', 'not selected', 'rates', 'no rates']);
	stop.forEach((end) => end());
	emitShippingEvents({ ...idle, isLoading: true }, idle);
	expect(heard).toHaveLength(5);
});

test('an observer that throws does not stop the others', () => {
	const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
	const heard = jest.fn();
	shippingEvents.onShippingRateSuccess(() => {
		throw new Error('broken');
	});
	shippingEvents.onShippingRateSuccess(heard);
	emitShippingEvents({ ...idle, isLoading: true }, idle);
	expect(heard).toHaveBeenCalledWith(idle.rates);
	expect(error).toHaveBeenCalled();
	error.mockRestore();
});
