import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { NOTICE_CONTEXTS } from '../../../domain/failure/failure';
import { PASSWORD_ERROR_ID } from '../../../stores/checkout/validation/reconcile';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { errorElementId } from '../../../ui/fields/field-error';
import { TypedTextField } from '../../../ui/fields/typed-text-field';
import { AdditionalFields, FormField } from '../../shared/fields/field';
import type { FieldMessages } from '../../shared/fields/field';
import type { AccountModel, ContactModel } from './model';
import { SectionNotices, Step } from './step';
import type { FormActions } from './use-form';

interface ContactProps {
	readonly contact: ContactModel;
	readonly actions: FormActions;
	readonly messages: FieldMessages;
}

interface AccountProps extends Omit<ContactProps, 'contact'> {
	readonly account: AccountModel;
}

const Account = ({ account, actions, messages }: AccountProps) => (
	<div className="storefront-account wc-block-checkout__create-account">
		{account.question !== '' && (
			<CheckboxField
				id="create-account"
				label={account.question}
				checked={account.isRequested}
				onChange={actions.setCreateAccount}
			/>
		)}
		{account.password !== null && (
			<TypedTextField
				id="account-password"
				label={__('Create a password', 'storefront-islands')}
				type="password"
				value={account.password}
				required
				autoComplete="new-password"
				autoCapitalize="none"
				error={messages.errorOf(PASSWORD_ERROR_ID)}
				errorId={errorElementId(PASSWORD_ERROR_ID)}
				onChange={actions.typePassword}
				onBlur={actions.leavePassword}
			/>
		)}
	</div>
);

/** Contact information: e-mail, login link, and account creation. */
export const Contact = ({ contact, actions, messages }: ContactProps) => (
	<Step
		id="contact-fields"
		title={__('Contact information', 'storefront-islands')}
		notices={<SectionNotices context={NOTICE_CONTEXTS.contactInformation} />}
	>
		{contact.loginUrl !== '' && (
			<p className="storefront-login">
				{`${__('Already have an account?', 'storefront-islands')} `}
				<a className="wc-block-checkout__login-prompt" href={contact.loginUrl}>
					{__('Log in', 'storefront-islands')}
				</a>
			</p>
		)}
		<div className="storefront-form__fields">
			<FormField owner="billing" field={contact.email} actions={actions} messages={messages} />
			<AdditionalFields fields={contact.fields} actions={actions} messages={messages} />
		</div>
		{contact.account && <Account account={contact.account} actions={actions} messages={messages} />}
	</Step>
);
