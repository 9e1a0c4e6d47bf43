/** window.wc.wcTypes: type guards that WooCommerce shares with other scripts. */
import { isObject } from '../../domain/unknown-object';
import { emitResponse } from '../../stores/checkout/events';

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
