import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure';
import { Heading } from '../../ui/heading';
import { NoticeList } from '../../ui/notices/notices';
import type { NoticeModel } from '../../ui/notices/notices';
import { SelectField } from '../../ui/fields/select-field';
import { TypedTextField } from '../../ui/fields/typed-text-field';
import { RateLists } from '../shared/cart/shipping';
import type { ShippingModel } from '../shared/cart/shipping';
import type { EstimateField, EstimateFieldModel } from './model';

interface EstimateFormProps {
	readonly fields: readonly EstimateFieldModel[];
	readonly onType: (field: EstimateField, value: string) => void;
	readonly onLeave: () => void;
}

/** Address fields that determine the shipping costs. No submit button is needed: changes are sent automatically. */
const EstimateForm = ({ fields, onType, onLeave }: EstimateFormProps) => (
	<div className="storefront-estimate">
		{fields.map((field) => {
			const shared = {
				...field,
				id: `storefront-estimate-${field.name}`,
				onChange: (typed: string) => onType(field.name, typed),
				onBlur: onLeave,
			};
			return field.options ? (
				<SelectField key={field.name} {...shared} options={field.options} />
			) : (
				<TypedTextField key={field.name} {...shared} error={null} />
			);
		})}
	</div>
);

interface ShippingProps {
	readonly shipping: ShippingModel;
	/** Called only when the form is opened: some countries have long lists of states. */
	readonly estimate: () => readonly EstimateFieldModel[];
	/** True if the form was opened before hydration. */
	readonly startsOpen: boolean;
	/** Notices about the address. */
	readonly notices: readonly NoticeModel[];
	readonly onDismiss: (id: string) => void;
	/** A null package id selects the rate for all packages. */
	readonly onRate: (rateId: string, packageId: number | string | null) => void;
	readonly onAddress: (field: EstimateField, value: string) => void;
	readonly onAddressBlur: () => void;
	/** Content of plugins below the rates. */
	readonly children?: ReactNode;
}

/** Shipping address and rates: one choice per package, and an address form to calculate the rates, if the shop has one. */
export const Shipping = (props: ShippingProps) => {
	const { destination, hasCalculator, packages, message } = props.shipping;
	const canChange = hasCalculator || packages.some(({ options }) => options.length > 1);
	return (
		<section className="storefront-shipping" aria-labelledby="storefront-shipping-title">
			<Heading below={1} id="storefront-shipping-title" className="storefront-shipping__title">
				{__('Delivery', 'storefront-islands')}
			</Heading>
			{/* Folds and unfolds what follows on small screens, by the style sheet, so that it works before any script. */}
			{canChange && (
				<details className="storefront-shipping__change" suppressHydrationWarning>
					<summary aria-label={__('Change delivery', 'storefront-islands')}>
						{__('Change', 'storefront-islands')}
					</summary>
				</details>
			)}
			{destination !== '' && <p className="storefront-shipping__destination">{destination}</p>}
			{hasCalculator && (
				<Disclosure
					className="storefront-shipping__address"
					summary={__('Change address', 'storefront-islands')}
					startsOpen={props.startsOpen}
				>
					{() => (
						<EstimateForm
							fields={props.estimate()}
							onType={props.onAddress}
							onLeave={props.onAddressBlur}
						/>
					)}
				</Disclosure>
			)}
			{props.notices.length > 0 && (
				<NoticeList notices={props.notices} onDismiss={props.onDismiss} />
			)}
			{message !== '' && <p className="storefront-shipping__message">{message}</p>}
			<RateLists packages={packages} onRate={props.onRate} />
			<noscript />
			{props.children}
		</section>
	);
};
