import { useDispatch, useSelect } from '@wordpress/data';
import { createElement, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useGatewayServices } from '../../compat/gateway/use-gateway-props';
import { validationStore } from '../../stores/checkout/validation';
import { CheckboxField } from '../../ui/fields/checkbox-field';
import { errorElementId } from '../../ui/fields/field-error';

/** Id of the checkbox and of its error. */
const ID = 'terms-and-conditions';

/**
 * Checkbox for the agreement to the terms. Without its tick every order is refused, also that of an express payment
 * method: an observer of the validation says so, unlike an error in the store, which express methods pass by. The tick
 * is for one order; it is not kept with the draft.
 */
export const RequiredTerms = ({ children }: { readonly children: ReactNode }) => {
	const { events } = useGatewayServices();
	const { clearValidationError } = useDispatch(validationStore);
	const error = useSelect((select) => select(validationStore).getValidationError(ID), []);
	const [isTicked, setTicked] = useState(false);
	useEffect(
		() =>
			events.onCheckoutValidation(
				() =>
					isTicked || {
						validationErrors: {
							[ID]: {
								message: __('Please tick this box to place your order.', 'storefront-islands'),
								hidden: false,
							},
						},
					},
			),
		[events, isTicked],
	);
	return (
		<CheckboxField
			id={ID}
			label={children}
			required
			checked={isTicked}
			error={error?.message}
			errorId={errorElementId(ID)}
			onChange={(ticked) => {
				setTicked(ticked);
				void clearValidationError(ID);
			}}
		/>
	);
};
