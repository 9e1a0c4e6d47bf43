import { useSelect } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { NOTICE_CONTEXTS } from '../../../domain/failure-notices';
import { checkoutStore } from '../../../stores/checkout/contract';
import { fieldsStore } from '../../../stores/fields/contract';
import type { FormChoices } from './choices';

/** Error code of the Store API for an e-mail that belongs to an account; also the notice's id. */
const EMAIL_EXISTS = 'registration-error-email-exists';

/** Returns the choices in the stores. */
export const useFormChoices = (): FormChoices =>
	useSelect((select) => {
		const checkout = select(checkoutStore);
		const { getNotices } = select(noticesStore);
		return {
			sameForBilling: checkout.getUseShippingAsBilling(),
			createAccount: checkout.getShouldCreateAccount(),
			password: checkout.getCustomerPassword(),
			prefersCollection: checkout.prefersCollection(),
			note: checkout.getOrderNotes(),
			additional: select(fieldsStore).getAdditionalValues(),
			hasAccountAlready: getNotices(NOTICE_CONTEXTS.contactInformation).some(({ id }) =>
				id.includes(EMAIL_EXISTS),
			),
		};
	}, []);
