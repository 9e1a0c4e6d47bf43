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

	/** Range of the numbers of declines. */
	public const LEAST_DECLINES = 2;
	public const MOST_DECLINES  = 1000;

	/** Default settings. */
	public const DEFAULTS = array(
		'replace_cart'            => false,
		'replace_checkout'        => false,
		'replace_for'             => self::FOR_EVERYBODY,
		'keep_checkout_draft'     => true,
		'expects_express_buttons' => false,
		'classic_extensions'      => self::AUTOMATIC,
		'limit_payments'          => true,
		'declines_of_visitor'     => 6,
		'declines_of_network'     => 15,
		'declines_of_shop'        => 12,
		'mail_alerts'             => true,
	);

	/**
	 * Validated settings.
	 *
	 * @var array{replace_cart: bool, replace_checkout: bool, replace_for: string, keep_checkout_draft: bool, expects_express_buttons: bool, classic_extensions: string, limit_payments: bool, declines_of_visitor: int, declines_of_network: int, declines_of_shop: int, mail_alerts: bool}
	 */
	private array $values;

	/**
	 * Validates settings.
	 *
	 * @param mixed $found Value of an option or a form.
	 */
	public function __construct( $found ) {
		$found        = is_array( $found ) ? $found : array();
		$this->values = array(
			'replace_cart'            => self::flag( $found, 'replace_cart', self::DEFAULTS['replace_cart'] ),
			'replace_checkout'        => self::flag( $found, 'replace_checkout', self::DEFAULTS['replace_checkout'] ),
			'replace_for'             => self::FOR_MANAGERS === ( $found['replace_for'] ?? '' ) ? self::FOR_MANAGERS : self::FOR_EVERYBODY,
			'keep_checkout_draft'     => self::flag( $found, 'keep_checkout_draft', self::DEFAULTS['keep_checkout_draft'] ),
			'expects_express_buttons' => self::flag( $found, 'expects_express_buttons', self::DEFAULTS['expects_express_buttons'] ),
			'classic_extensions'      => in_array( $found['classic_extensions'] ?? '', array( self::ON, self::OFF ), true ) ? $found['classic_extensions'] : self::AUTOMATIC,
			'limit_payments'          => self::flag( $found, 'limit_payments', self::DEFAULTS['limit_payments'] ),
			'declines_of_visitor'     => self::number( $found, 'declines_of_visitor', self::DEFAULTS['declines_of_visitor'] ),
			'declines_of_network'     => self::number( $found, 'declines_of_network', self::DEFAULTS['declines_of_network'] ),
			'declines_of_shop'        => self::number( $found, 'declines_of_shop', self::DEFAULTS['declines_of_shop'] ),
			'mail_alerts'             => self::flag( $found, 'mail_alerts', self::DEFAULTS['mail_alerts'] ),
		);
	}

	/** Returns the settings of this site. */
	public static function load(): self {
		return new self( get_option( self::OPTION, array() ) );
	}

	/**
	 * Returns all settings.
	 *
	 * @return array{replace_cart: bool, replace_checkout: bool, replace_for: string, keep_checkout_draft: bool, expects_express_buttons: bool, classic_extensions: string, limit_payments: bool, declines_of_visitor: int, declines_of_network: int, declines_of_shop: int, mail_alerts: bool}
	 */
	public function all(): array {
		return $this->values;
	}

	/** True if the plugin's cart replaces WooCommerce's. */
	public function replaces_cart(): bool {
		return $this->values['replace_cart'];
	}

	/** True if the plugin's checkout replaces WooCommerce's. */
	public function replaces_checkout(): bool {
		return $this->values['replace_checkout'];
	}

	/** True if only managers of the shop see the replacement, so that they can try it before shoppers do. */
	public function is_trial(): bool {
		return self::FOR_MANAGERS === $this->values['replace_for'];
	}

	/** True if the device stores the input on the checkout until the order is placed. */
	public function keeps_checkout_draft(): bool {
		return $this->values['keep_checkout_draft'];
	}

	/** True if the checkout reserves space for express buttons until their scripts are loaded. */
	public function expects_express_buttons(): bool {
		return $this->values['expects_express_buttons'];
	}

	/** Whether what plugins have hooked to the classic cart and checkout runs: AUTOMATIC, ON or OFF. */
	public function classic_extensions(): string {
		return $this->values['classic_extensions'];
	}

	/** True if payments are limited after many declines. */
	public function limits_payments(): bool {
		return $this->values['limit_payments'];
	}

	/** Returns the number of declined payments that a visitor may have within 10 minutes. */
	public function declines_of_visitor(): int {
		return $this->values['declines_of_visitor'];
	}

	/** Returns the number of declined payments that a range of addresses may have within an hour. */
	public function declines_of_network(): int {
		return $this->values['declines_of_network'];
	}

	/** Returns the number of declined payments within an hour from which the shop is on guard. */
	public function declines_of_shop(): int {
		return $this->values['declines_of_shop'];
	}

	/** True if the administrator gets an e-mail when the shop is on guard. */
	public function mails_alerts(): bool {
		return $this->values['mail_alerts'];
	}

	/**
	 * Returns a number of declines.
	 *
	 * @param array<array-key, mixed> $found Unvalidated settings.
	 * @param int $default_value Default for a missing or invalid setting.
	 */
	private static function number( array $found, string $name, int $default_value ): int {
		$value = $found[ $name ] ?? null;
		return is_numeric( $value ) && (int) $value >= self::LEAST_DECLINES ? min( (int) $value, self::MOST_DECLINES ) : $default_value;
	}

	/**
	 * Returns a boolean setting.
	 *
	 * @param array<array-key, mixed> $found Unvalidated settings.
	 * @param bool $default_value Default for a missing or invalid setting.
	 */
	private static function flag( array $found, string $name, bool $default_value ): bool {
		$value = $found[ $name ] ?? null;
		return is_scalar( $value ) ? rest_sanitize_boolean( is_float( $value ) ? (int) $value : $value ) : $default_value;
	}
}
