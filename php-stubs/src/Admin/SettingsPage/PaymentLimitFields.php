<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Support\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Section and fields of the limits of declined payments. */
final class PaymentLimitFields {
	private const SECTION = 'storefront_islands_payment_limits';

	/** Adds the section and its fields. */
	public function add(): void {
		add_settings_section( self::SECTION, __( 'Stolen cards', 'storefront-islands' ), array( $this, 'print_section' ), SettingsPage::PAGE );
		$settings = Settings::load();
		$this->add_flag( 'limit_payments', $settings->limits_payments(), __( 'Declined payments', 'storefront-islands' ), __( 'Limit declined payments', 'storefront-islands' ), __( 'Where too many payments are declined, the next ones have to wait, through whatever form or app they come. Customers who have paid before are not affected by others.', 'storefront-islands' ) );
		$this->add_number( 'declines_of_visitor', $settings->declines_of_visitor(), __( 'By one shopper', 'storefront-islands' ), __( 'Declined payments within 10 minutes, then the shopper has to wait.', 'storefront-islands' ) );
		$this->add_number( 'declines_of_network', $settings->declines_of_network(), __( 'From one network', 'storefront-islands' ), __( 'Declined payments within an hour from neighbouring addresses. Each payment that succeeds allows two more.', 'storefront-islands' ) );
		$this->add_number( 'declines_of_shop', $settings->declines_of_shop(), __( 'In the whole shop', 'storefront-islands' ), __( 'Declined payments within an hour from which the shop is on guard, or three times as many as usual. Three payments that succeed allow one more. On guard, only shoppers who have opened a checkout can pay, and few of them may be declined.', 'storefront-islands' ) );
		$this->add_flag( 'mail_alerts', $settings->mails_alerts(), __( 'E-mail', 'storefront-islands' ), __( 'Send an e-mail to the site’s administrator when the shop is on guard', 'storefront-islands' ), __( 'At most one a day.', 'storefront-islands' ) );
	}

	/** Prints the description of the section. */
	public function print_section(): void {
		echo '<p>' . esc_html__( 'Bots try out stolen cards in shops: each try costs you a fee, and too many of them your account with the payment provider.', 'storefront-islands' ) . '</p>';
	}

	/**
	 * Adds a checkbox.
	 *
	 * @param bool $is_on True if the box is checked.
	 */
	private function add_flag( string $name, bool $is_on, string $title, string $label, string $help ): void {
		$field = new Field( Settings::OPTION, $name );
		add_settings_field(
			$field->id(),
			$title,
			static function () use ( $field, $is_on, $label, $help ): void {
				Controls::checkbox( $field, $is_on, $label, esc_html( $help ) );
			},
			SettingsPage::PAGE,
			self::SECTION
		);
	}

	/** Adds a number of declines. */
	private function add_number( string $name, int $value, string $title, string $help ): void {
		$field = new Field( Settings::OPTION, $name );
		add_settings_field(
			$field->id(),
			$title,
			static function () use ( $field, $value, $help ): void {
				Controls::number( $field, $value, Settings::LEAST_DECLINES, Settings::MOST_DECLINES, esc_html( $help ) );
			},
			SettingsPage::PAGE,
			self::SECTION,
			array( 'label_for' => $field->id() )
		);
	}
}
