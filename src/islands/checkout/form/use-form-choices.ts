import { useSelect } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { NOTICE_CONTEXTS } from '../../../domain/failure-notices';
import { checkoutStore } from '../../../stores/checkout/contract';
import { fieldsStore } from '../../../stores/fields/contract';
import type { FormChoices } from './choices';

/** The Store API's code for an e-mail that an account has; the notice's id. */
const EMAIL_EXISTS = 'registration-error-email-exists';

/** The choices as the stores have them. */
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
