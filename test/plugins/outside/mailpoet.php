<?php
/**
 * Settings of MailPoet, which it keeps in a table of its own, as a must-use plugin.
 */

declare(strict_types=1);

add_action(
	'mailpoet_initialized',
	static function (): void {
		$settings = \MailPoet\Settings\SettingsController::getInstance();
		if ( 'Send me the letter' !== $settings->get( 'woocommerce.optin_on_checkout.message' ) ) {
			$settings->set( 'woocommerce.optin_on_checkout.enabled', true );
			$settings->set( 'woocommerce.optin_on_checkout.message', 'Send me the letter' );
		}
	}
);
