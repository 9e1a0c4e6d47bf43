import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { NOTICE_CONTEXTS } from '../../../domain/failure/failure';
import { CheckboxField } from '../../../ui/checkbox-field';
import { SectionNotices, Step } from './step';
import type { FormActions, FieldMessages } from './use-form';
import type { FormModel } from './model';
import { AddressFields } from './field';
import { Contact } from './contact';
import { Delivery, Pickup, ShippingOptions } from './delivery';

interface CheckoutFormProps {
	readonly model: FormModel;
	readonly actions: FormActions;
	readonly messages: FieldMessages;
}

/**
 * Checkout form from the e-mail to the shipping options; payment and OrderNote follow it. Its first render equals the
 * output of Views\Checkout\Form\FormView in PHP; test/parity checks that.
 */
export const CheckoutForm = ({ model, ...form }: CheckoutFormProps) => (
	<Fragment>
		<Contact contact={model.contact} {...form} />
		{model.delivery && <Delivery delivery={model.delivery} {...form} />}
		{model.shippingFields && (
			<Step
				id="shipping-fields"
				title={__('Shipping address', 'storefront-islands')}
				notices={<SectionNotices context={NOTICE_CONTEXTS.shippingAddress} />}
			>
				<AddressFields owner="shipping" fields={model.shippingFields} {...form} />
				{model.sameForBilling !== null && (
					<CheckboxField
						id="same-for-billing"
						label={__('Use same address for billing', 'storefront-islands')}
						checked={model.sameForBilling}
						onChange={form.actions.setSameForBilling}
					/>
				)}
			</Step>
		)}
		{model.pickup && <Pickup pickup={model.pickup} {...form} />}
		{model.billing && (
			<Step
				id="billing-fields"
				title={
					model.billing.isForAll
						? __('Billing and shipping address', 'storefront-islands')
						: __('Billing address', 'storefront-islands')
				}
				notices={<SectionNotices context={NOTICE_CONTEXTS.billingAddress} />}
			>
				<AddressFields owner="billing" fields={model.billing.fields} {...form} />
			</Step>
		)}
		{model.options && <ShippingOptions options={model.options} {...form} />}
	</Fragment>
);
