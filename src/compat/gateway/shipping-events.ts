/**
 * onShippingRateSuccess and the related events of the prop eventRegistration: notify plugins of rates that were loaded
 * or selected.
 */
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

/** Emit functions of these events. */
export const shippingEmitters = {
	rates: success.emit,
	failed: fail.emit,
	selected: selectSuccess.emit,
	selectFailed: selectFail.emit,
} as const;
