<?php
/**
 * What a site's owner has chosen.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Settings;

defined( 'ABSPATH' ) || exit;

/** The option `storefront_islands_settings`. Until somebody chooses, nothing of a shop changes. */
final class Settings {
	public const OPTION = 'storefront_islands_settings';

	/** Who sees our blocks in place of WooCommerce's. */
	public const FOR_EVERYBODY = 'everybody';
	public const FOR_MANAGERS  = 'managers';

	/** What counts until somebody chooses. */
	public const USUAL = array(
		'replace_cart'            => false,
		'replace_checkout'        => false,
		'replace_for'             => self::FOR_EVERYBODY,
		'keep_checkout_draft'     => true,
		'expects_express_buttons' => false,
	);

	/**
	 * The settings, each of its kind.
	 *
	 * @var array{replace_cart: bool, replace_checkout: bool, replace_for: string, keep_checkout_draft: bool, expects_express_buttons: bool}
	 */
	private $values;

	/**
	 * Takes settings, not to be trusted.
	 *
	 * @param mixed $found As an option or a form gives them.
	 */
	public function __construct( $found ) {
		$found        = is_array( $found ) ? $found : array();
		$this->values = array(
			'replace_cart'            => self::flag( $found, 'replace_cart', self::USUAL['replace_cart'] ),
			'replace_checkout'        => self::flag( $found, 'replace_checkout', self::USUAL['replace_checkout'] ),
			'replace_for'             => self::FOR_MANAGERS === ( $found['replace_for'] ?? '' ) ? self::FOR_MANAGERS : self::FOR_EVERYBODY,
			'keep_checkout_draft'     => self::flag( $found, 'keep_checkout_draft', self::USUAL['keep_checkout_draft'] ),
			'expects_express_buttons' => self::flag( $found, 'expects_express_buttons', self::USUAL['expects_express_buttons'] ),
		);
	}

	/** The settings of this site. */
	public static function load(): self {
		return new self( get_option( self::OPTION, array() ) );
	}

	/**
	 * All of them.
	 *
	 * @return array{replace_cart: bool, replace_checkout: bool, replace_for: string, keep_checkout_draft: bool, expects_express_buttons: bool}
	 */
	public function all(): array {
		return $this->values;
	}

	/** Whether our cart stands in place of WooCommerce's. */
	public function replaces_cart(): bool {
		return $this->values['replace_cart'];
	}

	/** Whether our checkout stands in place of WooCommerce's. */
	public function replaces_checkout(): bool {
		return $this->values['replace_checkout'];
	}

	/** Whether only those who manage the shop see ours in place of WooCommerce's: to try them before shoppers do. */
	public function is_trial(): bool {
		return self::FOR_MANAGERS === $this->values['replace_for'];
	}

	/** Whether the device keeps what was typed on the checkout until the order is placed. */
	public function keeps_checkout_draft(): bool {
		return $this->values['keep_checkout_draft'];
	}

	/** Whether the checkout keeps room for express buttons until their scripts have come. */
	public function expects_express_buttons(): bool {
		return $this->values['expects_express_buttons'];
	}

	/**
	 * A setting that is on or off.
	 *
	 * @param array<array-key, mixed> $found What was found.
	 * @param string                  $name  The setting's name.
	 * @param bool                    $usual What counts where there is none, or something else than a flag.
	 */
	private static function flag( array $found, string $name, bool $usual ): bool {
		$value = $found[ $name ] ?? null;
		return is_scalar( $value ) ? rest_sanitize_boolean( is_float( $value ) ? (int) $value : $value ) : $usual;
	}
}
