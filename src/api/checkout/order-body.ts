/** Builds the body of POST checkout (docs/behaviour.md#checkout-order-request). */
import type { OrderRequest } from '../../domain/checkout/order';

/** Leaves out the payment keys if nothing has to be paid, and the shipping address if nothing is shipped. */
export const orderBody = (request: OrderRequest): Readonly<Record<string, unknown>> => ({
	billing_address: request.billingAddress,
	...(request.shippingAddress && { shipping_address: request.shippingAddress }),
	customer_note: request.customerNote,
	create_account: request.createAccount,
	...(request.customerPassword !== '' && { customer_password: request.customerPassword }),
	...(request.payment && {
		payment_method: request.payment.method,
		payment_data: request.payment.data,
	}),
	extensions: request.extensions,
	...(Object.keys(request.additionalFields).length > 0 && {
		additional_fields: request.additionalFields,
	}),
});
