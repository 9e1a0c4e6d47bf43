<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Checkout;

use Automattic\WooCommerce\Blocks\Domain\Services\CheckoutFields;
use Automattic\WooCommerce\Blocks\Package;
use StorefrontIslands\Checkout\Fields\AdditionalField;
use StorefrontIslands\Compat\Classic\ClassicActions;
use StorefrontIslands\Compat\Classic\ClassicSupport;
use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the address fields of WooCommerce and its plugins to the shape of docs/behaviour.md#address-fields.
 */
final class WooAddressFields {
	/** Default index of a plugin's field, after WooCommerce's own fields. */
	private const LAST = 1000;

	/**
	 * See classic_changes().
	 *
	 * @var array<string, array<string, mixed>>|null
	 */
	private ?array $classic_changes = null;

	/**
	 * Returns the address fields of WooCommerce's own cart and checkout blocks, whose labels
	 * docs/behaviour.md#address-fields defines, and those that plugins add to addresses. Changes of the shop to the
	 * default locale apply in every country, as in WooCommerce's classic form and for its orders. WooCommerce's block
	 * ignores them: only the order refuses what is missing. An older WooCommerce only has the fields of its classic
	 * forms.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function address(): array {
		$registry = $this->registry();
		$known    = null === $registry ? WC()->countries->get_default_address_fields() : WooDefaultFields::edited( $registry->get_core_fields() );
		$settings = $this->settings( array_diff_key( $known, array( 'email' => true ) ) );
		foreach ( array( $this->changed_defaults(), $this->settings( $this->classic_changes() ) ) as $changed ) {
			foreach ( array_intersect_key( $changed, $settings ) as $name => $changes ) {
				$settings[ $name ] = $changes + $settings[ $name ];
			}
		}
		// Field editors take the index of all fields away, whose order is then that of the list.
		$settings = array_map( static fn( array $setting ): array => $setting + array( 'index' => 0 ), $settings );
		return array_intersect_key( self::with_second_line( $settings ), $settings ) + $this->of_plugins( 'address' );
	}

	/**
	 * Returns the fields that plugins add next to the email field (contact) or for the whole order (order).
	 *
	 * @param string $location WooCommerce's name of the location: address, contact or order.
	 * @return array<string, array<string, mixed>>
	 */
	public function of_plugins( string $location ): array {
		$added = $this->registered( $location );
		// Outside the addresses WooCommerce's block sorts fields only if each has an index.
		$is_sorted = 'address' === $location || count( array_column( $added, 'index' ) ) === count( $added );
		foreach ( $added as $name => $field ) {
			$added[ $name ] = ( $is_sorted ? $field : array() ) + array( 'index' => self::LAST ) + $field;
		}
		return $this->settings( $added );
	}

	/**
	 * Returns the fields that plugins add, as WooCommerce keeps them.
	 *
	 * @param string $location WooCommerce's name of the location: address, contact or order.
	 * @return array<string, array<array-key, mixed>>
	 */
	public function registered( string $location ): array {
		$registry = $this->registry();
		if ( null === $registry ) {
			return array();
		}
		$added = array();
		foreach ( array_diff_key( $registry->get_fields_for_location( $location ), $registry->get_core_fields() ) as $name => $field ) {
			if ( is_array( $field ) ) {
				$added[ (string) $name ] = $field;
			}
		}
		return $added;
	}

	/**
	 * Returns the differences from the default fields in each country.
	 *
	 * @return array<array-key, array<string, array<string, mixed>>>
	 */
	public function country_locale(): array {
		$locale  = array();
		$changes = $this->classic_changes();
		foreach ( WC()->countries->get_country_locale() as $country => $fields ) {
			if ( 'default' !== $country && is_array( $fields ) ) {
				$locale[ $country ] = self::with_second_line( $this->settings( WooClassicChanges::applied( $changes, $fields ) ) );
			}
		}
		return array_filter( $locale );
	}

	/**
	 * Returns what plugins change by the filters of the classic checkout, which are run once: they take milliseconds.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function classic_changes(): array {
		return $this->classic_changes ??= WooClassicChanges::read();
	}

	/**
	 * Returns what the shop changes in the fields of countries without an entry of their own.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function changed_defaults(): array {
		$default = WC()->countries->get_default_address_fields();
		// Only the filter is read: WooCommerce's default locale also contains rules of the shop's own country.
		$filtered = apply_filters( 'woocommerce_get_country_locale_default', $default ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
		$fields   = $this->settings( is_array( $filtered ) ? $filtered : array() );
		$changed  = array();
		foreach ( $this->settings( self::plain_defaults() ) as $name => $before ) {
			if ( ! isset( $default[ $name ] ) ) {
				$changed[ $name ] = array(
					'required' => false,
					'hidden'   => ClassicSupport::is_active( 'checkout' ),
				);
				continue;
			}
			$changed[ $name ] = array_filter(
				$fields[ $name ] ?? array(),
				static fn( $value, string $key ): bool => ( $before[ $key ] ?? null ) !== $value,
				ARRAY_FILTER_USE_BOTH
			);
		}
		return array_filter( $changed );
	}

	/**
	 * Returns the default fields as they are before plugins and themes filter them.
	 *
	 * @return array<array-key, mixed>
	 */
	public static function plain_defaults(): array {
		return Listeners::without( array( ClassicActions::DEFAULT_FIELDS ), static fn(): bool => true, static fn() => WC()->countries->get_default_address_fields() );
	}

	/**
	 * Returns a customer's values of the fields that plugins add.
	 *
	 * @param string $kind `billing`, `shipping`, or `other` for fields outside the addresses.
	 * @return array<string, string> Stored values, '1' or '0' for a checkbox; empty in an older WooCommerce.
	 */
	public function entered( \WC_Customer $customer, string $kind ): array {
		$read = array( $this->registry(), 'get_all_fields_from_object' );
		// WooCommerce before 9.2 has the method under another name.
		$values  = is_callable( $read ) ? $read( $customer, $kind ) : array();
		$entered = array();
		foreach ( is_array( $values ) ? $values : array() as $name => $value ) {
			if ( is_string( $value ) ) {
				$entered[ (string) $name ] = $value;
			} elseif ( is_bool( $value ) ) {
				// Default value of a filter.
				$entered[ (string) $name ] = $value ? '1' : '0';
			}
		}
		return $entered;
	}

	/**
	 * Returns fields whose second line of the address follows the first one, as in WooCommerce's block, whatever index it
	 * has of its own.
	 *
	 * @param array<string, array<string, mixed>> $settings Complete settings, or only the differences of a country.
	 * @return array<string, array<string, mixed>>
	 */
	private static function with_second_line( array $settings ): array {
		unset( $settings['address_2']['index'] );
		if ( isset( $settings['address_1']['index'] ) ) {
			$settings['address_2']['index'] = $settings['address_1']['index'];
		}
		return $settings;
	}

	/** Returns WooCommerce's registry of additional fields; null in an older version. */
	public function registry(): ?CheckoutFields {
		if ( ! class_exists( CheckoutFields::class ) ) {
			return null;
		}
		$fields = Package::container()->get( CheckoutFields::class ); // @phpstan-ignore method.nonObject (the stubs say nothing of the container)
		return $fields instanceof CheckoutFields ? $fields : null;
	}

	/**
	 * Returns fields with their order as index.
	 *
	 * @param array<array-key, mixed> $fields Fields of WooCommerce, complete or only the differences of a country.
	 * @return array<string, array<string, mixed>>
	 */
	private function settings( array $fields ): array {
		$settings = array();
		foreach ( $fields as $name => $field ) {
			if ( is_array( $field ) ) {
				// Fields of plugins, and own ones that the classic form's filters have given a list or attributes.
				$is_more                    = false !== strpos( (string) $name, '/' ) || isset( $field['options'] ) || isset( $field['attributes'] );
				$settings[ (string) $name ] = ( $is_more ? AdditionalField::setting( $field ) : array() ) + $this->setting( $field );
			}
		}
		return $settings;
	}

	/**
	 * Returns the settings that all fields share.
	 *
	 * @param array<array-key, mixed> $field Field of WooCommerce.
	 * @return array<string, mixed>
	 */
	private function setting( array $field ): array {
		$setting = array();
		if ( isset( $field['label'] ) && is_string( $field['label'] ) ) {
			$setting['label'] = Text::decode( $field['label'] );
			/* translators: %s: label of an address field */
			$setting['optionalLabel'] = isset( $field['optionalLabel'] ) && is_string( $field['optionalLabel'] ) ? Text::decode( $field['optionalLabel'] ) : sprintf( __( '%s (optional)', 'storefront-islands' ), $setting['label'] );
		}
		foreach ( array( 'required', 'hidden' ) as $flag ) {
			if ( isset( $field[ $flag ] ) ) {
				// What a rule of a plugin says depends on the rest of the checkout (WooFieldRules).
				$setting[ $flag ] = ! is_array( $field[ $flag ] ) && $field[ $flag ];
			}
		}
		$index = $field['index'] ?? $field['priority'] ?? null;
		if ( is_numeric( $index ) ) {
			$setting['index'] = (int) $index;
		}
		return $setting;
	}
}
