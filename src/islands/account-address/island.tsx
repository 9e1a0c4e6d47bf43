import { createElement, useEffect, useMemo, useState } from '@wordpress/element';
import type { SiteSettings } from '../../domain/support/settings';
import { addressErrors } from '../../stores/account/address';
import { AddressFields } from '../shared/fields/field';
import { accountFields, typed } from './model';
import type { AccountAddressProps } from './props';

interface AccountAddressIslandProps extends AccountAddressProps {
	readonly settings: SiteSettings;
	/** Form of the page around the island, which the browser posts. */
	readonly form: HTMLFormElement | null;
}

/**
 * Fields of an address in the account: those of its country, with the checkout's rules. The form is posted only if they
 * are valid; the shop stores it.
 */
export const AccountAddressIsland = (props: AccountAddressIslandProps) => {
	const { kind, settings, form } = props;
	const [values, setValues] = useState(props.values);
	const [left, setLeft] = useState<readonly string[]>([]);
	const fields = accountFields({ kind, values }, settings);
	const errors = addressErrors(fields, values.country ?? '', settings);

	useEffect(() => {
		const check = (event: Event) => {
			const first = fields.find(({ errorId }) => errors.has(errorId));
			if (first) {
				event.preventDefault();
				setLeft(fields.map(({ errorId }) => errorId));
				form?.querySelector<HTMLElement>(`#${CSS.escape(first.id)}`)?.focus();
			}
		};
		// Messages stand at the fields; without the script the browser's own do.
		form?.setAttribute('novalidate', '');
		// While capturing: before listeners of plugins, which see that the event is prevented.
		form?.addEventListener('submit', check, true);
		return () => form?.removeEventListener('submit', check, true);
	}, [form, fields, errors]);

	const actions = useMemo(
		() => ({
			type: (_owner: unknown, { name }: { readonly name: string }, value: string) =>
				setValues((current) => typed(current, name, value)),
			leave: (_owner: unknown, { errorId }: { readonly errorId: string }) =>
				setLeft((current) => [...current, errorId]),
		}),
		[],
	);
	return (
		<AddressFields
			owner={kind}
			fields={fields}
			actions={actions}
			messages={{
				errorOf: (errorId) => (left.includes(errorId) ? (errors.get(errorId) ?? null) : null),
				hintOf: () => null,
			}}
		/>
	);
};
