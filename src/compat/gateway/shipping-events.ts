/** onShippingRateSuccess and its kin of the prop eventRegistration: plugins hear of rates that were read or chosen. */
import { createEmitter } from './emitter';

const success = createEmitter();
const fail = createEmitter();
const selectSuccess = createEmitter();
const selectFail = createEmitter();

export const shippingEvents = {
	onShippingRateSuccess: success.subscribe,
	onShippingRateFail: fail.subscribe,
	onShippingRateSelectSuccess: selectSuccess.subscribe,
	onShippingRateSelectFail: selectFail.subscribe,
} as const;

/** Who tells them. */
export const tellShipping = {
	rates: success.emit,
	failed: fail.emit,
	selected: selectSuccess.emit,
	selectFailed: selectFail.emit,
} as const;
