import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { NOTICE_CONTEXTS } from '../../../domain/failure/failure';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { Parts } from '../../shared/parts';
import { SectionNotices, Step } from './step';
import type { FormActions } from './use-form';
import type { FormModel } from './model';
import { AddressFields } from '../../shared/fields/field';
import type { FieldMessages } from '../../shared/fields/field';
import { Contact } from './contact';
import { Delivery, Pickup, ShippingOptions } from './delivery';

interface CheckoutFormProps {
	readonly model: FormModel;
	readonly actions: FormActions;
	readonly messages: FieldMessages;
	/** Other sections by the names of their parts, by default before and after those of the form. */
	readonly before?: Readonly<Record<string, ReactNode>>;
	readonly after?: Readonly<Record<string, ReactNode>>;
}

/**
 * Checkout form from the e-mail to the shipping options, and the sections around them. Its first render equals the
 * output of Checkout\Form\FormView in PHP; test/parity checks that.
 */
export const CheckoutForm = ({ model, before, after, ...form }: CheckoutFormProps) => (
	<Parts
		{...before}
		contact-fields={<Contact contact={model.contact} {...form} />}
		shipping-method={model.delivery && <Delivery delivery={model.delivery} {...form} />}
		shipping-fields={
			model.shippingFields && (
				<Step
					id="shipping-fields"
					title={__('Shipping address', 'storefront-islands')}
					notices={<SectionNotices context={NOTICE_CONTEXTS.shippingAddress} />}
				>
					<AddressFields owner="shipping" fields={model.shippingFields} {...form} />
					{model.sameForBilling !== null && (
						<div className="wc-block-checkout__use-address-for-billing">
							<CheckboxField
								id="same-for-billing"
								label={__('Use same address for billing', 'storefront-islands')}
								checked={model.sameForBilling}
								onChange={form.actions.setSameForBilling}
							/>
						</div>
					)}
				</Step>
			)
		}
		pickup-options={model.pickup && <Pickup pickup={model.pickup} {...form} />}
		billing-fields={
			model.billing && (
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
			)
		}
		shipping-option={model.options && <ShippingOptions options={model.options} {...form} />}
		{...after}
	/>
);
