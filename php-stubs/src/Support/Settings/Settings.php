<?php

declare(strict_types=1);

namespace StorefrontIslands\Support\Settings;

defined( 'ABSPATH' ) || exit;

/** Option `storefront_islands_settings`. With the defaults nothing changes for shoppers; payments are limited only after many declines. */
final class Settings {
	public const OPTION = 'storefront_islands_settings';

	/** Values of `replace_for`: visitors who see the plugin's blocks instead of WooCommerce's. */
	public const FOR_EVERYBODY = 'everybody';
	public const FOR_MANAGERS  = 'managers';

	/** Values of `classic_extensions`: whether what plugins have hooked to the classic cart and checkout runs. */
	public const AUTOMATIC = 'auto';
	public const ON        = 'on';
	public const OFF       = 'off';

	/**
	 * Validated settings, see SettingsTable.
	 *
	 * @var array<string, bool|int|string>
	 */
	private array $values = array();

	/**
	 * Validates settings.
	 *
	 * @param mixed $found Value of an option or a form.
	 */
	public function __construct( $found ) {
		foreach ( SettingsTable::fields() as $name => $field ) {
			$this->values[ $name ] = $field->valid( is_array( $found ) ? $found[ $name ] ?? null : null );
		}
	}

	/** Returns the settings of this site. */
	public static function load(): self {
		return new self( get_option( self::OPTION, array() ) );
	}

	/**
	 * Returns all settings.
	 *
	 * @return array<string, bool|int|string>
	 */
	public function all(): array {
		return $this->values;
	}

	/** True if the plugin's cart replaces WooCommerce's. */
	public function replaces_cart(): bool {
		return true === $this->values['replace_cart'];
	}

	/** True if the plugin's checkout replaces WooCommerce's. */
	public function replaces_checkout(): bool {
		return true === $this->values['replace_checkout'];
	}

	/** True if only managers of the shop see the replacement, so that they can try it before shoppers do. */
	public function is_trial(): bool {
		return self::FOR_MANAGERS === $this->values['replace_for'];
	}

	/** True if the device stores the input on the checkout until the order is placed. */
	public function keeps_checkout_draft(): bool {
		return true === $this->values['keep_checkout_draft'];
	}

	/** True if the checkout reserves space for express buttons until their scripts are loaded. */
	public function expects_express_buttons(): bool {
		return true === $this->values['expects_express_buttons'];
	}

	/** True if pages do without WooCommerce's classic scripts where nothing needs them. */
	public function lightens_pages(): bool {
		return true === $this->values['light_pages'];
	}

	/** Whether what plugins have hooked to the classic cart and checkout runs: AUTOMATIC, ON or OFF. */
	public function classic_extensions(): string {
		return (string) $this->values['classic_extensions'];
	}

	/** True if payments are limited after many declines. */
	public function limits_payments(): bool {
		return true === $this->values['limit_payments'];
	}

	/** Returns the number of declined payments that a visitor may have within 10 minutes. */
	public function declines_of_visitor(): int {
		return (int) $this->values['declines_of_visitor'];
	}

	/** Returns the number of declined payments that a range of addresses may have within an hour. */
	public function declines_of_network(): int {
		return (int) $this->values['declines_of_network'];
	}

	/** Returns the number of declined payments within an hour from which the shop is on guard. */
	public function declines_of_shop(): int {
		return (int) $this->values['declines_of_shop'];
	}

	/** True if the administrator gets an e-mail when the shop is on guard. */
	public function mails_alerts(): bool {
		return true === $this->values['mail_alerts'];
	}
}
