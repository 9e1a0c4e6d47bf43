/**
 * The controls that plugins draw with. Few plugins do: they come with what places orders, or before it with the first one
 * that is drawn.
 */
import { createElement, lazy, Suspense } from '@wordpress/element';
import type { ComponentType } from 'react';

const load = () => import(/* webpackChunkName: "placing" */ './all');

type Controls = Awaited<ReturnType<typeof load>>;

/** Holds the place of a control until it is there; whoever draws it needs no boundary of their own. */
const whenDrawn = <Props extends object>(pick: (controls: Controls) => ComponentType<Props>) => {
	const Drawn = lazy(async () => {
		const Control = pick(await load());
		return { default: ({ given }: { readonly given: Props }) => <Control {...given} /> };
	});
	return (props: Props) => (
		<Suspense fallback={null}>
			<Drawn given={props} />
		</Suspense>
	);
};

export const Button = whenDrawn((controls) => controls.Button);
export const CheckboxControl = whenDrawn((controls) => controls.CheckboxControl);
export const FormattedMonetaryAmount = whenDrawn((controls) => controls.FormattedMonetaryAmount);
export const Label = whenDrawn((controls) => controls.Label);
export const Panel = whenDrawn((controls) => controls.Panel);
export const Spinner = whenDrawn((controls) => controls.Spinner);
export const StoreNotice = whenDrawn((controls) => controls.StoreNotice);
export const StoreNoticesContainer = whenDrawn((controls) => controls.StoreNoticesContainer);
export const TextInput = whenDrawn((controls) => controls.TextInput);
export const TotalsItem = whenDrawn((controls) => controls.TotalsItem);
export const TotalsWrapper = whenDrawn((controls) => controls.TotalsWrapper);
export const ValidatedTextInput = whenDrawn((controls) => controls.ValidatedTextInput);
export { ValidationInputError } from './validation-input-error';
