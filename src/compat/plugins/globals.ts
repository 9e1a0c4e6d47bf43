/** Parts of window.wc that belong to no store: controls, helpers and type guards. */
import { decodeFailure } from '../../api';
import { noticesFor } from '../../domain/failure/failure';
import { isObject } from '../../domain/support/unknown';
import { emitResponse } from '../../stores/checkout/store/events';
import * as controls from '../components';

const { FormattedMonetaryAmount, Spinner, ShippingRatesControlPackage, ...sharedControls } =
	controls;

/** Controls that window.wc.blocksCheckout provides. */
export const checkoutControls: Readonly<Record<string, unknown>> = sharedControls;

/** window.wc.blocksComponents. */
export const blocksComponents: Record<string, unknown> = {
	...checkoutControls,
	FormattedMonetaryAmount,
	NoticeBanner: controls.StoreNotice,
	ShippingRatesControlPackage,
	Spinner,
};

/** Returns the parameters that the Store API rejected, each as `{id, code, message, data}`. */
const getErrorDetails = (error: unknown) => {
	const failure = decodeFailure(0, error);
	return noticesFor(failure, null, '').map(({ id, context, message }) => ({
		id,
		context,
		message,
		code: failure.kind === 'api' ? failure.code : '',
	}));
};

/** Checks that a tree of objects has a path. */
const hasInState = (state: unknown, path: readonly string[]): boolean => {
	const [step, ...rest] = path;
	return step === undefined || (isObject(state) && step in state && hasInState(state[step], rest));
};

/** Returns a copy of a tree with another value at a path. */
const updateState = (state: unknown, path: readonly string[], value: unknown): unknown => {
	const [step, ...rest] = path;
	if (step === undefined) {
		return value;
	}
	const source = isObject(state) ? state : {};
	return { ...source, [step]: updateState(source[step], rest, value) };
};

/** Contents of window.wc.wcBlocksData besides the stores: small helpers of WooCommerce's that other scripts import. */
export const dataHelpers: Record<string, unknown> = {
	getErrorDetails,
	getNoticeContextFromErrorResponse: (error: unknown, context = 'wc/cart'): string =>
		getErrorDetails(error)[0]?.context ?? context,
	hasInState,
	updateState,
	/** Aborts nothing. An order waits for the requests that save the form, so there is none to abort. */
	CheckoutPutAbortController: new AbortController(),
	clearCheckoutPutRequests: (): void => undefined,
};

type Guard = (value: unknown) => boolean;

const isFunction: Guard = (value) => typeof value === 'function';
const isString: Guard = (value) => typeof value === 'string';
const isNull: Guard = (value) => value === null;

const objectHasProp = (value: unknown, property: PropertyKey): boolean =>
	isObject(value) && property in value;

const isEmptyObject: Guard = (value) => isObject(value) && Object.keys(value).length === 0;

const isEmpty: Guard = (value) => {
	if (typeof value === 'boolean' || typeof value === 'number') {
		return false;
	}
	return Array.isArray(value) || isString(value)
		? Object.keys(Object(value)).length === 0
		: value === null || value === undefined || isEmptyObject(value);
};

/** True if every entry has a message and, if `hidden` is present, a boolean there. */
const isValidValidationErrorsObject: Guard = (errors) =>
	isObject(errors) &&
	Object.values(errors).every(
		(error) =>
			isObject(error) &&
			isString(error.message) &&
			(error.hidden === undefined || typeof error.hidden === 'boolean'),
	);

const isObserverResponse: Guard = (value) =>
	isObject(value) &&
	[emitResponse.isSuccessResponse, emitResponse.isErrorResponse, emitResponse.isFailResponse].some(
		(is) => is(value),
	);

/** window.wc.wcTypes: type guards that WooCommerce shares with other scripts. */
export const wcTypes: Record<string, unknown> = {
	isApiErrorResponse: (value: unknown) =>
		objectHasProp(value, 'code') && objectHasProp(value, 'message'),
	isBoolean: (value: unknown) => typeof value === 'boolean',
	isCartResponseTotals: (value: unknown) =>
		isObject(value) && isString(value.total_items) && isString(value.currency_code),
	isEmpty,
	isEmptyObject,
	isError: (value: unknown) => value instanceof Error,
	isErrorResponse: emitResponse.isErrorResponse,
	isFailResponse: emitResponse.isFailResponse,
	isFunction,
	isNull,
	isNumber: (value: unknown) => typeof value === 'number',
	isObject: (value: unknown) => isObject(value) && !Array.isArray(value) && !isFunction(value),
	isObserverResponse,
	isString,
	isSuccessResponse: emitResponse.isSuccessResponse,
	isValidFieldValidationStatus: isValidValidationErrorsObject,
	isValidValidationErrorsObject,
	nonNullable: (value: unknown) => value !== null && value !== undefined,
	objectHasProp,
	responseTypes: emitResponse.responseTypes,
};
